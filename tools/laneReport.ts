export type Counts = { passed: number; failed: number; skipped: number }
/** The result of a lane. `reason` says why nothing ran, or why tests were skipped. */
export type Result = Counts & { output?: string; reason?: string }
export type Row = Result & { name: string; seconds: number }

/** Returns the result of a lane that cannot run here: one skipped test. */
export function skippedLane(reason: string): Result {
  return { passed: 0, failed: 0, skipped: 1, reason }
}

/**
 * Reads the counts of Vitest's JUnit report and the files with skipped tests. Returns `undefined` for any other text.
 */
export function readJunit(xml: string): (Counts & { reason?: string }) | undefined {
  const head = /<testsuites [^>]*?tests="(\d+)" failures="(\d+)" errors="(\d+)"/.exec(xml)
  if (!head) return undefined
  const [tests = 0, failures = 0, errors = 0] = head.slice(1).map(Number)
  const left = [...xml.matchAll(/<testsuite name="([^"]*)"[^>]*? skipped="([1-9]\d*)"/g)].map(
    ([, name = '', count]) => ({ name, count: Number(count) }),
  )
  const skipped = left.reduce((sum, { count }) => sum + count, 0)
  const failed = failures + errors
  return {
    passed: tests - failed - skipped,
    failed,
    skipped,
    ...(skipped && { reason: `skipped in ${left.map(({ name }) => name).join(', ')}` }),
  }
}

/** Returns `12 passed, 0 failed`, followed by the skipped count if there is one. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** Reads the counts from a program's closing line. */
export function readClosingLine(output: string): Counts | undefined {
  const counts = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m.exec(output)
  return counts ? { passed: Number(counts[1]), failed: Number(counts[2]), skipped: Number(counts[3] ?? 0) } : undefined
}

export function total(results: readonly Result[]): Result {
  const output = results.flatMap((one) => (one.failed ? [one.output] : [])).join('\n')
  const reason = results.flatMap((one) => one.reason ?? []).join('; ') || undefined
  return { ...sumOf(results), output, reason }
}

export function laneTable(rows: readonly Row[], seconds: number): string {
  const line = (...cells: (string | number)[]) =>
    cells.map((cell, i) => (i ? String(cell).padStart(9) : String(cell).padEnd(12))).join('')
  const of = ({ name, passed, failed, skipped, seconds }: Counts & { name: string; seconds: number }) =>
    line(name, passed, failed, skipped, seconds.toFixed(1))
  const all = sumOf(rows)
  return [
    line('lane', 'passed', 'failed', 'skipped', 'seconds'),
    ...rows.map((row) => of(row) + (row.reason ? `  ${row.reason}` : '')),
    of({ name: 'all', ...all, seconds }),
    '',
    closingLine(all),
  ].join('\n')
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
