/** Returns the next quantity that can be ordered: a whole number of packs, at least the minimum order quantity. */
export function nextOrderableQuantity(
  wanted: number,
  { minOrderQty, packQty }: { minOrderQty: number; packQty: number },
): number {
  const whole = Number.isFinite(wanted) ? Math.ceil(wanted) : 0
  return Math.ceil(Math.max(whole, minOrderQty, 1) / packQty) * packQty
}
