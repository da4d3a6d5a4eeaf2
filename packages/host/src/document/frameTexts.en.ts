// With a query each language is a module of its own, so that the other one stays out.
import { en as account } from '@millwright/i18n/namespaces/account?en'
import { en as commerce } from '@millwright/i18n/namespaces/commerce?en'
import { en as common } from '@millwright/i18n/namespaces/common?en'
import { en as errors } from '@millwright/i18n/namespaces/errors?en'

export const texts = { account, commerce, common, errors }
