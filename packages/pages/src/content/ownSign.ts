import { headerOf } from '@millwright/decoration/headerOf'
import type { DecorationDocument } from '@millwright/decoration/read'
import type { Locale } from '@millwright/domain/locale'
import type { HeaderSign } from '../layout/Shell/shellProps.ts'

/** The sign of a page that is not the mall's home: its links stand in place of the mall's. */
export function ownSign(document: DecorationDocument, locale: Locale): HeaderSign | undefined {
  const sign = headerOf(document, locale)
  return sign && { ...sign, own: true }
}
