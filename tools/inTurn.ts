/** `after`: which must have ended before; `alone`: no other of these at the same time. */
export type Turn = { name: string; after?: readonly string[]; alone?: boolean }

/**
 * Does all of them, so many at once: whoever is free takes the first that may begin. What is not among them is waited
 * for by none.
 */
export async function inTurn<One extends Turn>(
  turns: readonly One[],
  atOnce: number,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...turns]
  const running = new Map<One, Promise<void>>()
  const mayBegin = ({ after = [], alone }: One) =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name)) &&
    !(alone && [...running.keys()].some((one) => one.alone))
  while (waiting.length || running.size) {
    const next = running.size < atOnce ? waiting.find(mayBegin) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        work(next).finally(() => running.delete(next)),
      )
    } else if (running.size) await Promise.race(running.values())
    else throw new Error(`These wait for one another: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
}
