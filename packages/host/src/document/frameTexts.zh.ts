// The query `?zh` imports the texts of this language only, so that the other language is not bundled.
import { zh as account } from '@millwright/i18n/namespaces/account?zh'
import { zh as commerce } from '@millwright/i18n/namespaces/commerce?zh'
import { zh as common } from '@millwright/i18n/namespaces/common?zh'
import { zh as errors } from '@millwright/i18n/namespaces/errors?zh'

export const texts = { account, commerce, common, errors }
