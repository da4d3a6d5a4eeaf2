type Typed = Uint8Array | Uint32Array | Int32Array | Float64Array

export class GrowableArray<T extends Typed> {
  items: T
  length = 0
  private readonly make: new (length: number) => T

  constructor(make: new (length: number) => T, capacity = 2) {
    this.make = make
    this.items = new make(capacity)
  }

  push(value: number): void {
    this.reserve(this.length + 1)
    this.items[this.length++] = value
  }

  /** Makes room for `length` items. New items are 0. */
  reserve(length: number): void {
    if (length <= this.items.length) return
    const more = new this.make(Math.max(length, this.items.length * 2))
    more.set(this.items)
    this.items = more
  }
}

export type List = GrowableArray<Uint32Array>
const newList = (): List => new GrowableArray(Uint32Array)

const none = new Uint32Array()
/** Returns a view of a list's items, without the spare room. */
export function itemsOf(list: List | undefined): Uint32Array {
  return list ? list.items.subarray(0, list.length) : none
}

/** Returns the list of a key, creating it if missing. */
export function listOf<K>(lists: Map<K, List>, key: K): List {
  let list = lists.get(key)
  if (!list) lists.set(key, (list = newList()))
  return list
}
