import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTables, TABLE_FILE_MB } from '../../apps/mall-api/src/contexts/files/tables/readTables.ts'
import { tableMessageKeys } from '../../apps/mall-api/src/contexts/files/tables/uploadedTables.ts'
import { fileText } from '../../apps/mall-api/src/contexts/quick-order/fileText.ts'
import { say } from '../../apps/mall-api/src/core/messages/messages.ts'
import type { Measurement } from '../measure.ts'
import { hostileLists } from './world/hostileLists.ts'

export const ownCount = 5_000
const MB = 1024 * 1024
const secret = 'TOP-SECRET-4711'
const TEXT_MOST = 120_000
/** Megabytes by which the process may grow: the largest file, its buffers, and the worker's heap. */
const ROOM = 1024

type Row = { files: number; read: number; wrong: number; ms: number; zh: string; en: string }

/**
 * Reads hostile files as lists of a quick order. Nothing in a file may run, no address or other file may be read, memory
 * must stay bounded, and each refusal must say why and name the next step.
 */
export const run: Measurement = async ({ count, seed }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'))
  const secretPath = join(folder, 'secret.txt')
  await writeFile(secretPath, secret)
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.end(secret)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const rows = new Map<string, Row>()
  const wrongs: string[] = []
  let ran = 0
  let peak = 0
  const began = performance.now()
  try {
    for (const list of hostileLists(count, seed, { secret, secretPath, address })) {
      const row = rows.get(list.what) ?? { files: 0, read: 0, wrong: 0, ms: 0, zh: '', en: '' }
      rows.set(list.what, row)
      const from = performance.now()
      const result = await readTables(new Blob([Uint8Array.from(list.bytes)]), 'one')
      row.ms = Math.max(row.ms, Math.round(performance.now() - from))
      peak = Math.max(peak, process.memoryUsage.rss())
      row.files++
      const outcome = 'problem' in result ? result.problem : 'text'
      const text = 'tables' in result ? fileText(result.tables).text : ''
      if (text) row.read++
      else if ('problem' in result) {
        row.zh = say('zh', tableMessageKeys[result.problem], { limit: TABLE_FILE_MB })
        row.en = say('en', tableMessageKeys[result.problem], { limit: TABLE_FILE_MB })
      }
      if (text.includes(secret) || (list.lacks && text.includes(list.lacks))) ran++
      const right =
        list.outcomes.includes(outcome) &&
        text.length <= TEXT_MOST &&
        (!list.has || outcome !== 'text' || text.includes(list.has))
      if (!right) {
        row.wrong++
        wrongs.push(`${list.what}: ${outcome} instead of ${list.outcomes.join(', ')}: ${text.slice(0, 80)}`)
      }
    }
  } finally {
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
  const wrong = wrongs.length
  for (const one of new Set(wrongs)) console.error(one)
  const largest = Math.round(peak / MB)
  ran += asked
  return {
    rows: [...rows].map(([file, row]) => ({ file, ...row, result: row.wrong ? 'REFUTED' : 'holds' })),
    ok: ran === 0 && wrong === 0 && largest < ROOM,
    summary: `${count} hostile files in ${((performance.now() - began) / 1000).toFixed(0)} s: ${ran} run, ${wrong} with another outcome, at most ${largest} MB (seed ${seed})`,
    figures: { 'files run': ran, 'largest MB': largest },
  }
}
