export type CacheKey = { prodId: number; as: string }

/** Cache entries of products, each kept until its product changes. */
export class ProductCache<T> {
  private readonly byProduct = new Map<number, Map<string, T>>()
  private readonly most: number
  private size = 0
  /** Increases with every change. Results read during a change may be outdated and are not cached. */
  private turn = 0

  constructor(most: number) {
    this.most = most
  }

  /**
   * Returns the entries in the requested order. `read` fetches the missing ones by their positions. Products without
   * data are omitted.
   */
  async all(
    wanted: readonly CacheKey[],
    read: (missing: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<T[]> {
    const known = wanted.map(({ prodId, as }) => this.byProduct.get(prodId)?.get(as))
    const missing = [...known.keys()].filter((at) => known[at] === undefined)
    if (!missing.length) return known as T[]
    const { turn } = this
    const made = await read(missing)
    if (turn === this.turn)
      for (const [at, one] of wanted.entries()) if (known[at] === undefined) this.keep(one, made.get(one.prodId))
    return wanted.flatMap(({ prodId }, at) => known[at] ?? made.get(prodId) ?? [])
  }

  forget(prodIds: Iterable<number>): void {
    this.turn++
    for (const prodId of prodIds) {
      this.size -= this.byProduct.get(prodId)?.size ?? 0
      this.byProduct.delete(prodId)
    }
  }

  forgetAll(): void {
    this.turn++
    this.byProduct.clear()
    this.size = 0
  }

  private keep({ prodId, as }: CacheKey, value: T | undefined) {
    if (value === undefined) return
    if (this.size >= this.most) this.forgetAll()
    this.byProduct.set(prodId, (this.byProduct.get(prodId) ?? new Map<string, T>()).set(as, value))
    this.size++
  }
}
