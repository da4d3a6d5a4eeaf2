/** Returns the outline of a part of a ring around 60, 60. `from` and `to` are shares of the turn, from 0 to 1. */
export function ringPath(from: number, to: number, outer: number, inner: number): string {
  // An arc from a place to itself would be nothing.
  const end = Math.min(to, from + 0.9999)
  const place = (share: number, radius: number) => {
    const angle = (share - 0.25) * 2 * Math.PI
    return [60 + radius * Math.cos(angle), 60 + radius * Math.sin(angle)].map((one) => Number(one.toFixed(2))).join(' ')
  }
  const large = end - from > 0.5 ? 1 : 0
  return `M${place(from, outer)}A${outer} ${outer} 0 ${large} 1 ${place(end, outer)}L${place(end, inner)}A${inner} ${inner} 0 ${large} 0 ${place(from, inner)}Z`
}
