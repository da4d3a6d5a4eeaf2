import { headerOf } from '@millwright/decoration/headerOf'
import type { DecorationDocument } from '@millwright/decoration/read'
import type { Locale } from '@millwright/domain/locale'
import type { HeaderSign } from '../headerSign.ts'

/** Returns the header settings of a shop or a saved page. Their links replace the mall's. */
export function ownSign(document: DecorationDocument, locale: Locale): HeaderSign | undefined {
  const sign = headerOf(document, locale)
  return sign && { ...sign, own: true }
}
