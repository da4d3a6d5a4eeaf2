import type { DecorationDocument } from './read.ts'

/**
 * Returns whether a page begins with a full-width picture. The category panel may then stay open over the picture's
 * start.
 */
export function opensWithPicture({ blocks }: DecorationDocument): boolean {
  const first = blocks.find(({ type }) => type !== 'shop_signs')
  return first?.type === 'picture_by' && first.data.imgList.length > 0
}
