import { opensWithPicture } from '@millwright/decoration/opensWithPicture'
import type { DecorationDocument } from '@millwright/decoration/read'
import { isDecorated } from '../../loading/isDecorated.ts'

/**
 * Whether the category panel is open on the home page: beside the first picture, or beside the text of the default home
 * page.
 */
export function homePanelOpen(document: DecorationDocument | undefined): boolean {
  return !document || !isDecorated(document) || opensWithPicture(document)
}
