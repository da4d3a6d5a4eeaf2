import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MeasurementResult } from '../../measure.ts'
import { login, seeded, serve } from './servedMall.ts'

/** Milliseconds after which a round without progress is ended. */
const SLOWEST = 20_000
/** The number of workers per round. Each continues only its own work. */
export const WORKERS = 4

/** A running mall, until it is killed. */
export type Round = { url: string; token: string; random: () => number; stopped: AbortSignal }

export type KilledWork = {
  fill: (folder: string) => Promise<void>
  /** Runs before the workers of a round: repeats steps whose outcome is unknown. */
  resume?: (round: Round) => Promise<void>
  /** Runs one worker of a round until it is stopped. */
  work: (round: Round, worker: number) => Promise<void>
  acknowledged: () => number
  /** Returns descriptions of the errors in the final data. */
  judge: (folder: string) => Promise<string[]>
}

export type Killed = { kills: number; acknowledged: number; wrong: string[] }

/** Kills the mall with SIGKILL at random moments while the workers run, and restarts it on the same data. */
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
      // Waits for a few steps, then kills within the next ones.
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

export function killedResult({ kills, acknowledged, wrong }: Killed, what: string): MeasurementResult {
  return {
    rows: [{ kills, acknowledged, wrong: wrong.length }],
    ok: !wrong.length && acknowledged > kills,
    summary: wrong.length
      ? wrong.slice(0, 5).join('; ')
      : `${kills} times killed in ${acknowledged} acknowledged ${what}: nothing lost, nothing twice`,
  }
}
