import type { DecorationDocument } from '@millwright/decoration/read'

/** Whether a page has blocks besides the shop sign. */
export function isDecorated({ blocks }: DecorationDocument): boolean {
  return blocks.some(({ type }) => type !== 'shop_signs')
}
