/** Counts what each client holds at a time; who holds `mostOfOne` gets no more, nor does anybody once all hold `most`. */
export function createCounter({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const held = new Map<string, number>()
  let all = 0
  return {
    /**
     * Takes `amount` for a client and answers how to give it back, once; `undefined` where it is too much. A client
     * that is `undefined` counts among all only.
     */
    take(client: string | undefined, amount = 1): (() => void) | undefined {
      const own = client === undefined ? 0 : (held.get(client) ?? 0)
      if (all + amount > most || own + amount > mostOfOne) return undefined
      all += amount
      if (client !== undefined) held.set(client, own + amount)
      let given = false
      return () => {
        if (given) return
        given = true
        all -= amount
        if (client === undefined) return
        const left = (held.get(client) ?? 0) - amount
        if (left > 0) held.set(client, left)
        else held.delete(client)
      }
    },
    all: () => all,
    clients: () => held.size,
  }
}
