// The query `?en` imports the texts of this language only, so that the other language is not bundled.
import { en as account } from '@millwright/i18n/namespaces/account?en'
import { en as commerce } from '@millwright/i18n/namespaces/commerce?en'
import { en as common } from '@millwright/i18n/namespaces/common?en'
import { en as errors } from '@millwright/i18n/namespaces/errors?en'

export const texts = { account, commerce, common, errors }
