import { opensWithPicture } from '@millwright/decoration/opensWithPicture'
import type { DecorationDocument } from '@millwright/decoration/read'
import { isDecorated } from '../../content/isDecorated.ts'

/**
 * Whether the category panel stands open on the home page: beside the first picture, or beside the fixed home's words.
 */
export function homePanelOpen(document: DecorationDocument | undefined): boolean {
  return !document || !isDecorated(document) || opensWithPicture(document)
}
