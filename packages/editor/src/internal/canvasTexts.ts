import * as commerce from '@millwright/i18n/namespaces/commerce'
import * as decoration from '@millwright/i18n/namespaces/decoration'
import * as decorationPreview from '@millwright/i18n/namespaces/decorationPreview'

/** The texts of the page, in both languages, because the canvas shows the page in either. */
export const canvasTexts = {
  zh: { commerce: commerce.zh, decoration: decoration.zh, decorationPreview: decorationPreview.zh },
  en: { commerce: commerce.en, decoration: decoration.en, decorationPreview: decorationPreview.en },
} as const
