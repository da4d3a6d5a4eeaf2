// With a query each language is a module of its own, so that the other one stays out.
import { en as account } from '@millwright/i18n/areas/account?en'
import { en as commerce } from '@millwright/i18n/areas/commerce?en'
import { en as common } from '@millwright/i18n/areas/common?en'
import { en as errors } from '@millwright/i18n/areas/errors?en'

export const texts = { account, commerce, common, errors }
