import type { DecorationDocument } from '@millwright/decoration/read'

/** A page that holds its sign alone is not decorated. */
export function isDecorated({ blocks }: DecorationDocument): boolean {
  return blocks.some(({ type }) => type !== 'shop_signs')
}
