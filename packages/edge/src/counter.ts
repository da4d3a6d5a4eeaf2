/**
 * Limits how many resources, such as connections, clients hold at the same time: `mostOfOne` for each client, `most`
 * for all clients together.
 */
export function createCounter({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const held = new Map<string, number>()
  let all = 0
  return {
    /**
     * Takes `amount` for a client, and returns the function that gives it back (calling it again does nothing). Takes
     * nothing and returns `undefined` if a limit would be exceeded. An `undefined` client counts towards the total
     * only.
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
