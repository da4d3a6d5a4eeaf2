import { createHash } from 'node:crypto'
import { dayStart } from '@millwright/domain/member/mallDay'

const DAY = 24 * 60 * 60_000

/** When a job runs: every `every` milliseconds, counted from `at` (`03:30`) in the mall's time. */
type Schedule = { every: number; at?: string }

export type Job<Context> = {
  /** The name of the job's queue. A renamed job is a new job. */
  name: string
  /** The job's name in the console. */
  title: readonly [zh: string, en: string]
  /** A job without a schedule runs when it is sent. */
  schedule?: Schedule
  /** Milliseconds that one run may take. A run that takes longer fails. */
  timeLimit: number
  /** How often a failed run is tried again (default: 3), and the milliseconds before the first retry. */
  retries?: number
  retryAfter?: number
  run: (context: Context, sent: { data: unknown; signal: AbortSignal }) => Promise<unknown>
}

/** Returns the start of the run that is due at `now`: the latest time of the schedule that is not after `now`. */
export function dueRun({ every, at = '00:00' }: Schedule, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const first = dayStart('1970-01-01') + (hours * 60 + minutes) * 60_000
  return first + Math.floor((now - first) / every) * every
}

export function nextRun(schedule: Schedule, now: number): number {
  return dueRun(schedule, now) + schedule.every
}

/** Returns the id of a scheduled run. It is the same in all instances, so that only the first of them sends the run. */
export function runId(name: string, schedule: Schedule, due: number): string {
  const sum = createHash('sha256').update(`${name} ${schedule.every} ${due}`).digest('hex')
  return [sum.slice(0, 8), sum.slice(8, 12), `8${sum.slice(13, 16)}`, `8${sum.slice(17, 20)}`, sum.slice(20, 32)].join(
    '-',
  )
}

/** Milliseconds for which ended runs are kept: at least until the next run is due. A kept run is not sent again. */
export function keptFor({ schedule }: Pick<Job<never>, 'schedule'>): number {
  return Math.max(DAY, 2 * (schedule?.every ?? 0))
}
