import { isId } from '../id.ts'

/** A SKU and the number of its pieces. */
export type SkuQuantity = { skuId: string; quantity: number }

/** The longest text, so that an address with it stays short enough for servers. */
const LONGEST = 6000

/** Writes SKUs and quantities for an address: `1001-20.2003-5`. Those that make the text too long are left out. */
export function writeSkuQuantities(wanted: readonly SkuQuantity[]): string {
  let text = ''
  for (const { skuId, quantity } of wanted) {
    const next = `${text}${text && '.'}${skuId}-${quantity}`
    if (next.length > LONGEST) break
    text = next
  }
  return text
}

/** Reads SKUs and quantities from an address. Malformed parts are omitted. */
export function readSkuQuantities(text: string | undefined, most: number): SkuQuantity[] {
  return (text ?? '')
    .split('.')
    .flatMap((part) => {
      const [, skuId, quantity] = /^(\d{1,19})-(\d{1,9})$/.exec(part) ?? []
      return isId(skuId) ? [{ skuId, quantity: Number(quantity) }] : []
    })
    .slice(0, most)
}
