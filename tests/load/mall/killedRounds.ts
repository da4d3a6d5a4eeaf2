import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Measured } from '../../../tools/measure.ts'
import { login, seeded, serve } from './servedMall.ts'

/** A round that gets nothing done in so many milliseconds is ended as well. */
const SLOWEST = 20_000
/** Workers of a round; what each begins it goes on with alone. */
export const WORKERS = 4

/** A mall that is up, until it is killed. */
export type Round = { url: string; token: string; random: () => number; stopped: AbortSignal }

export type KilledWork = {
  /** Makes the data that the first round finds. */
  fill: (folder: string) => Promise<void>
  /** Before the workers of a round begin: what nobody knows the end of is asked about again. */
  resume?: (round: Round) => Promise<void>
  /** One worker of a round, until it is stopped. */
  work: (round: Round, worker: number) => Promise<void>
  /** What the mall has acknowledged so far. */
  acknowledged: () => number
  /** What is wrong with the data at the end, in words. */
  judge: (folder: string) => Promise<string[]>
}

export type Killed = { kills: number; acknowledged: number; wrong: string[] }

/** The mall is killed with SIGKILL at random moments of some work, and started again on the same data. */
export async function killInRounds(kills: number, start: number, one: KilledWork): Promise<Killed> {
  const random = seeded(start)
  const folder = await mkdtemp(join(tmpdir(), 'killed-'))
  try {
    await one.fill(folder)
    for (let turn = 0; turn < kills; turn++) {
      const mall = await serve(folder)
      const stopped = new AbortController()
      const round = { url: mall.url, token: await login(mall.url), random, stopped: stopped.signal }
      await one.resume?.(round)
      const workers = Array.from({ length: WORKERS }, (_, worker) => one.work(round, worker))
      // A few steps, and then somewhere within the next ones.
      const enough = one.acknowledged() + 1 + Math.floor(random() * 8)
      for (const until = Date.now() + SLOWEST; one.acknowledged() < enough && Date.now() < until;) await pause(2)
      await pause(random() * 30)
      mall.child.kill('SIGKILL')
      stopped.abort()
      await Promise.all(workers)
      await mall.ended
    }
    return { kills, acknowledged: one.acknowledged(), wrong: await one.judge(folder) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function killedResult({ kills, acknowledged, wrong }: Killed, what: string): Measured {
  return {
    rows: [{ kills, acknowledged, wrong: wrong.length }],
    ok: !wrong.length && acknowledged > kills,
    summary: wrong.length
      ? wrong.slice(0, 5).join('; ')
      : `${kills} times killed in ${acknowledged} acknowledged ${what}: nothing lost, nothing twice`,
  }
}
