import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from '../tools/children.ts'
import type { MeasurementResult } from './measure.ts'

const entry = z.object({ commit: z.string(), date: z.string(), figures: z.record(z.string(), z.number()) })
export type Entry = z.infer<typeof entry>
export type Drift = { figure: string; before: number; now: number; change: string }

/** Smaller differences are noise between runs of the same build. */
const NOISE = 0.15

const fileOf = (name: string) => join(root, 'docs/history', `${name}.jsonl`)

export function readHistory(text: string): Entry[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => entry.parse(JSON.parse(line)))
}

/**
 * Returns figures that differ by more than noise from the median of the last five runs. Figures without history are
 * left out.
 */
export function driftOf(history: readonly Entry[], figures: Record<string, number>): Drift[] {
  return Object.entries(figures).flatMap(([figure, now]) => {
    const former = history
      .slice(-5)
      .flatMap((entry) => entry.figures[figure] ?? [])
      .toSorted((a, b) => a - b)
    const before = former[Math.floor(former.length / 2)]
    if (before === undefined || before === now) return []
    const share = before ? now / before - 1 : Infinity
    return Math.abs(share) > NOISE
      ? [{ figure, before, now, change: `${share > 0 ? '+' : ''}${(share * 100).toFixed(0)} %` }]
      : []
  })
}

export function drifted(name: string, figures: Record<string, number>): Drift[] {
  return existsSync(fileOf(name)) ? driftOf(readHistory(readFileSync(fileOf(name), 'utf8')), figures) : []
}

/** Records a run's figures with its commit, and writes its table into the documents that have markers for it. */
export function record(name: string, { figures, rows }: MeasurementResult, date: Date): void {
  if (!figures) throw new Error(`${name} returns no figures, so there is nothing to record.`)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain'))
    throw new Error('Commit your changes first: a figure is recorded with the commit at which it was measured.')
  const now: Entry = { commit: git('rev-parse', '--short=9', 'HEAD'), date: date.toISOString().slice(0, 10), figures }
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  appendFileSync(fileOf(name), `${JSON.stringify(now)}\n`)
  for (const path of documents) {
    const file = join(root, path)
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), name, rows))
  }
}

const documents = ['docs/speed.md', 'docs/finding.md', 'docs/capacity.md']

/**
 * Replaces the Markdown table between `<!-- bench NAME -->` and `<!-- /bench -->`. Text without the markers stays
 * unchanged.
 */
export function withTable(text: string, name: string, rows: MeasurementResult['rows']): string {
  const heads = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const body = rows.map((row) => line(heads.map((head) => row[head] ?? '')))
  const ruler = line(
    heads.map((head) => (rows.every((row) => /^[\d.]*$/.test(String(row[head] ?? ''))) ? '---:' : '---')),
  )
  return text.replace(new RegExp(`(<!-- bench ${name} -->\n)[^]*?(<!-- /bench -->)`), (_, begin: string, end: string) =>
    [begin.trimEnd(), line(heads), ruler, ...body, end].join('\n'),
  )
}
