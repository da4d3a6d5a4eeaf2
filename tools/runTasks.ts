/** `after`: tasks that must end first. `alone`: never runs together with another `alone` task. */
export type Task = { name: string; after?: readonly string[]; alone?: boolean }

/**
 * Runs all tasks, at most `atOnce` concurrently. A free slot takes the first task that may start. Names in `after` that
 * are not in the list are ignored.
 */
export async function runTasks<One extends Task>(
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
      const end = work(next).finally(() => running.delete(next))
      running.set(next, end)
    } else if (running.size) await Promise.race(running.values())
    else throw new Error(`These tasks wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
}
