/** The next quantity that may be ordered: whole, from the smallest order on, in full packs. */
export function orderable(wanted: number, { minOrderQty, packQty }: { minOrderQty: number; packQty: number }): number {
  const whole = Number.isFinite(wanted) ? Math.ceil(wanted) : 0
  return Math.ceil(Math.max(whole, minOrderQty, 1) / packQty) * packQty
}
