import type { DecorationDocument } from './read.ts'

/** Whether a page begins with a picture over the whole width, beside which the mall's category panel may stand open. */
export function opensWithPicture({ blocks }: DecorationDocument): boolean {
  const first = blocks.find(({ type }) => type !== 'shop_signs')
  return first?.type === 'picture_by' && first.data.imgList.length > 0
}
