import { opensWithPicture } from '@millwright/decoration/opensWithPicture'
import type { DecorationDocument } from '@millwright/decoration/read'

/** A page that holds its sign alone is not decorated: the fixed home stands in. */
export function isDecorated({ blocks }: DecorationDocument): boolean {
  return blocks.some(({ type }) => type !== 'shop_signs')
}

/** Whether the category panel stands open on the home page: beside the first picture, or beside the fixed home's words. */
export function homePanelOpen(document: DecorationDocument | undefined): boolean {
  return !document || !isDecorated(document) || opensWithPicture(document)
}
