/** A bit set of rows, 32 per word. Sets are combined only at equal length. */
export type Bits = Uint32Array

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31)
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5]! &= ~(1 << (at & 31))
}

export function has(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1
}

/** Sets the bits from `from` up to but excluding `to`. */
export function fill(bits: Bits, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << (from & 31)
  const tail = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) bits[first]! |= head & tail
  else {
    bits[first]! |= head
    bits.fill(0xffffffff, first + 1, last)
    bits[last]! |= tail
  }
}

/** Intersects `into` with `other` in place. */
export function intersectInto(into: Bits, other: Bits): Bits {
  for (let at = 0; at < into.length; at++) into[at]! &= other[at]!
  return into
}

export function unionInto(into: Bits, other: Bits): Bits {
  for (let at = 0; at < into.length; at++) into[at]! |= other[at]!
  return into
}

/** Returns the intersection of `within` and all sets. `within` is not changed. */
export function intersection(within: Bits, sets: readonly Bits[]): Bits {
  const [first, ...more] = sets
  if (!first) return within.slice()
  const bits = new Uint32Array(within.length)
  for (let at = 0; at < bits.length; at++) bits[at] = within[at]! & first[at]!
  for (const set of more) intersectInto(bits, set)
  return bits
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at]) return false
  return true
}

export function each(bits: Bits, visit: (row: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word; word &= word - 1) visit((at << 5) + 31 - Math.clz32(word & -word))
  }
}

/** Returns the first row of the set at or after `from`, or -1. */
export function nextOf(bits: Bits, from: number): number {
  let at = from >>> 5
  if (at >= bits.length) return -1
  let word = bits[at]! & (-1 << (from & 31))
  while (!word) {
    if (++at >= bits.length) return -1
    word = bits[at]!
  }
  return (at << 5) + 31 - Math.clz32(word & -word)
}

export function sizeOfBits(bits: Bits): number {
  let size = 0
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!
    if (!word) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return size
}
