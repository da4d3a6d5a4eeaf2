// With a query each language is a module of its own, so that the other one stays out.
import { zh as account } from '@millwright/i18n/areas/account?zh'
import { zh as commerce } from '@millwright/i18n/areas/commerce?zh'
import { zh as common } from '@millwright/i18n/areas/common?zh'
import { zh as errors } from '@millwright/i18n/areas/errors?zh'

export const texts = { account, commerce, common, errors }
