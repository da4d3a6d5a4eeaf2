import { hash } from 'node:crypto'

/** A set of texts that stores an eight-byte hash of each text: at most 32 MB for a million texts. */
export class SeenKeys {
  private slots = new BigUint64Array(1 << 12)
  private size = 0

  /** Whether the text is new. */
  add(text: string): boolean {
    if (this.size * 2 > this.slots.length) this.grow()
    // 0 marks an empty slot.
    const isNew = this.put(hash('sha1', text, 'buffer').readBigUInt64LE() || 1n)
    if (isNew) this.size++
    return isNew
  }

  private put(key: bigint): boolean {
    const mask = this.slots.length - 1
    let at = Number(key & BigInt(mask))
    for (; this.slots[at]; at = (at + 1) & mask) if (this.slots[at] === key) return false
    this.slots[at] = key
    return true
  }

  private grow(): void {
    const former = this.slots
    this.slots = new BigUint64Array(former.length * 2)
    for (const key of former) if (key) this.put(key)
  }
}
