/** A server of the mall's API. It gets no requests before `restsUntil`, in milliseconds of the rotation's clock. */
export type Server = { readonly base: string; failures: number; restsUntil: number; restsFor: number }

/**
 * Failures in a row after which a server is paused, and the length of the pause in milliseconds. Each further failure
 * doubles the pause.
 */
const FAILURES = 2
const REST = 2_000
const LONGEST_REST = 30_000

/** Creates the rotation of two or more servers. Servers that fail are paused. */
export function createRotation(bases: readonly string[], now: () => number) {
  const servers: Server[] = bases.map((base) => ({ base, failures: 0, restsUntil: 0, restsFor: REST }))
  let turn = 0

  return {
    /** Returns the server whose turn it is, and the next one. Paused servers come last, except for a trial read. */
    chooseTwo(isRead: boolean): [Server, Server] {
      const at = now()
      const inTurn = [...servers.slice(turn), ...servers.slice(0, turn)]
      turn = (turn + 1) % servers.length
      const mayServe = ({ restsUntil, failures }: Server) => restsUntil <= at && (isRead || failures < FAILURES)
      const [server, other] = [...inTurn.filter(mayServe), ...inTurn.filter((one) => !mayServe(one))]
      if (!server || !other) throw new Error('A rotation needs two servers.')
      // Other reads do not join the trial.
      if (server.failures >= FAILURES) server.restsUntil = at + server.restsFor
      return [server, other]
    },
    succeed(server: Server): void {
      Object.assign(server, { failures: 0, restsUntil: 0, restsFor: REST })
    },
    fail(server: Server): void {
      server.failures++
      if (server.failures < FAILURES) return
      if (server.failures > FAILURES) server.restsFor = Math.min(LONGEST_REST, server.restsFor * 2)
      server.restsUntil = now() + server.restsFor
    },
  }
}
