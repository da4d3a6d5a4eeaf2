import { join } from 'node:path'
import postgres from 'postgres'
import type { Measurement } from '../measure.ts'
import { createNotes, missingPrograms, openSite } from './mall/behindNginx.ts'
import { seeded } from './mall/servedMall.ts'
import { buyThroughDoor } from './operator/buying.ts'
import { followClick } from './operator/click.ts'
import { startCollector } from './operator/collector.ts'
import { startEmptyMall } from './operator/emptyMall.ts'
import { fillMall } from './operator/filling.ts'
import { killEach } from './operator/killing.ts'
import { createLedger } from './operator/ledger.ts'
import type { Operation } from './operator/operation.ts'
import { replaceEach } from './operator/replacing.ts'
import { restoreElsewhere } from './operator/restoring.ts'
import { startSmsService } from './operator/smsService.ts'

/** The products that are imported, by default. */
export const ownCount = 20_000

const steps: readonly (readonly [string, (operation: Operation) => Promise<void>])[] = [
  ['1 an empty mall', startEmptyMall],
  ['2 an import', fillMall],
  ['3 a buyer', buyThroughDoor],
  ['4 an upgrade', replaceEach],
  ['5 failures', killEach],
  ['6 a trace', followClick],
  ['7 backup and restore', restoreElsewhere],
]

/**
 * Runs a mall as a company's operator would, on PostgreSQL, Redis and nginx: from an empty database in production over
 * an import, upgrades and failures under load to a restore. `--count` is the number of imported products. Each step
 * prints rows, and a step that throws ends the run.
 */
export const run: Measurement = async ({ count, seed }) => {
  const missing = missingPrograms()
  if (missing.length) return { rows: [], ok: true, summary: `skipped: ${missing.join(', ')} is not installed here` }
  const { rows, note, isGood, held } = createNotes()
  const [sms, collector] = [await startSmsService(), await startCollector()]
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '500' }
  const site = await openSite('operator', {
    // Each statement of a millisecond is logged, so that the log has lines of the trace.
    api: { MALL: 'production', CONSOLE_KEY: 'the-same-for-both', SMS_URL: sms.url, SLOW_QUERY_MS: '1', ...traces },
    shop: traces,
  })
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined })
  const env = { DATABASE_URL: site.databaseUrl, DATA_DIR: join(site.folder, 'data') }
  const shared = { site, note, sql, sms, collector, env, count }
  const operation: Operation = { ...shared, draw: seeded(seed), ledger: createLedger(), buyers: [], goods: [] }
  const seconds: string[] = []
  try {
    for (const [name, step] of steps) {
      const began = performance.now()
      await step(operation).catch((error: Error) => {
        console.error(error)
        note(name, false, error.message.split('\n', 1)[0]!.slice(0, 120))
        throw new StepFailed(name)
      })
      seconds.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)}`)
    }
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
  } finally {
    await sql.end()
    await site.stop()
    sms.stop()
    collector.stop()
  }
  return { rows, ok: isGood(), summary: `${held()} (seconds: ${seconds.join(', ')})` }
}

class StepFailed extends Error {}
