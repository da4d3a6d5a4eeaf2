import { opensWithPicture } from '@millwright/decoration/opensWithPicture'
import type { DecorationDocument } from '@millwright/decoration/read'
import { isDecorated } from '../../loading/isDecorated.ts'

/**
 * Whether the category panel is open on the home page: if the decoration begins with a picture, or on the default home
 * page without a decoration.
 */
export function homePanelOpen(document: DecorationDocument | undefined): boolean {
  return !document || !isDecorated(document) || opensWithPicture(document)
}
