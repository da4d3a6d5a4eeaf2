import type { ConstructorOptions, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { createBoss, FAILED } from './boss.ts'
import { createLanes } from './createLanes.ts'
import { dueRun, keptFor, runId } from './job.ts'
import type { Job } from './job.ts'

/** Milliseconds before a failed run is tried again for the first time. Each further wait is twice as long. */
const RETRY_AFTER = 10_000
const DAY_SECONDS = 24 * 60 * 60
/** Milliseconds between two searches for due runs. */
const LOOK_EVERY = 1_000
/** The maximum number of scheduled runs at once in one process. The other connections are for requests. */
const LANES = 2

export type JobOptions<Context> = {
  db: Db
  jobs: readonly Job<Context>[]
  /** Returns the context of a run. Called for each run. */
  context: () => Context
  clock: () => number
  log: (message: string, error?: unknown) => void
  /** Runs the work of each run, for traces and metrics. */
  onRun?: (name: string, work: () => Promise<unknown>) => Promise<unknown>
  /** Seconds of silence after which an instance counts as dead, so that another one takes over its runs. */
  silentAfter?: number
  /** The polling interval of a queue in seconds, for retries and lost notifications. */
  lookEvery?: number
  /** Other settings of pg-boss. */
  boss?: ConstructorOptions
}

/**
 * Runs the jobs of the mall: each run once across all instances, tried again after a failure, and kept with its error
 * after the last failure. `stop` lets running jobs finish and returns others to the queue.
 */
export async function startJobs<Context>(
  options: JobOptions<Context>,
): Promise<{ stop: (within: number) => Promise<void> }> {
  const { db, jobs, clock, log, lookEvery = 30 } = options
  const boss = createBoss(db, options.boss)
  boss.on('error', (error) => log('jobs: the queue failed', error))
  boss.on('warning', ({ message, data }) => log(`jobs: ${message}`, data))
  await boss.start()
  await boss.createQueue(FAILED, { retentionSeconds: 30 * DAY_SECONDS })
  for (const job of jobs) await prepareQueue(boss, job, options.silentAfter)
  const inLane = createLanes(LANES)
  for (const job of jobs)
    await boss.work(
      job.name,
      {
        pollingIntervalSeconds: Math.min(10, lookEvery),
        notifyPollingIntervalSeconds: lookEvery,
        includeMetadata: true,
      },
      async ([run]: JobWithMetadata<object>[]) => {
        if (!run) return
        if (job.schedule) await inLane(() => perform(options, job, run))
        else await perform(options, job, run)
      },
    )

  const sent = new Map<string, number>()
  const sendDue = async () => {
    for (const { name, schedule } of jobs) {
      if (!schedule) continue
      const due = dueRun(schedule, clock())
      if (sent.get(name) === due) continue
      await boss.send(name, null, { id: runId(name, schedule, due) })
      sent.set(name, due)
    }
  }
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= sendDue()
      .catch((error: unknown) => log('jobs: sending the runs that are due failed', error))
      .finally(() => (looking = undefined))
  }
  const looker = setInterval(look, LOOK_EVERY)
  look()
  return {
    stop: async (within) => {
      clearInterval(looker)
      await looking
      await boss.stop({ timeout: within })
    },
  }
}

async function prepareQueue<Context>(boss: PgBoss, job: Job<Context>, silentAfter = 30): Promise<void> {
  const settings = {
    retryLimit: job.retries ?? 3,
    retryDelay: (job.retryAfter ?? RETRY_AFTER) / 1000,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: Math.ceil(job.timeLimit / 1000),
    heartbeatSeconds: silentAfter,
    deleteAfterSeconds: keptFor(job) / 1000,
    deadLetter: FAILED,
    notify: true,
  }
  // At most one run of a scheduled job waits or runs at a time.
  await boss.createQueue(job.name, { policy: job.schedule ? 'exclusive' : 'standard', ...settings })
  await boss.updateQueue(job.name, settings)
}

async function perform<Context>(
  { context, log, onRun = (_, work) => work() }: JobOptions<Context>,
  job: Job<Context>,
  { data, signal, retryCount, retryLimit }: JobWithMetadata<object>,
): Promise<void> {
  try {
    await onRun(job.name, () => job.run(context(), { data, signal }))
  } catch (error) {
    log(`jobs: ${job.name} failed, attempt ${retryCount + 1} of ${retryLimit + 1}`, error)
    throw error
  }
}
