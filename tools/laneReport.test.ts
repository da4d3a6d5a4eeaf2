import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root, run } from './children.ts'
import { closingLine, laneTable, readClosingLine, readJunit, skippedLane, total } from './laneReport.ts'

mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/lanes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the count of a lane', () => {
  it('counts skipped tests separately from passed tests', async () => {
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      'export default { test: { globals: true, include: ["*.test.ts"] } }',
    )
    writeFileSync(
      join(folder, 'some.test.ts'),
      `
      it('passes', () => {})
      it('fails', () => { throw new Error('on purpose') })
      it.skip('is skipped', () => {})
      it('skips itself', ({ skip }) => skip('no server'))
      it.todo('is to be written')
      describe.skipIf(true)('needs something', () => { it('is skipped with its group', () => {}) })
    `,
    )
    writeFileSync(join(folder, 'other.test.ts'), 'it("passes", () => {})')
    const report = join(folder, 'report.xml')
    await run([
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--reporter=junit',
      `--outputFile.junit=${report}`,
    ])
    expect(readJunit(readFileSync(report, 'utf8'))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 4,
      reason: 'skipped in some.test.ts',
    })
  })
  it('is undefined without a report, and counts errors as failures', () => {
    expect(readJunit('')).toBeUndefined()
    expect(readJunit('<testsuites name="vitest tests" tests="3" failures="1" errors="1" time="1">')).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
    })
  })
})

describe('the closing line', () => {
  it('shows the number of skipped tests only if there are any', () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })
  it('is parsed as written', () => {
    for (const counts of [
      { passed: 3, failed: 1, skipped: 0 },
      { passed: 3, failed: 0, skipped: 2 },
    ])
      expect(readClosingLine(`before\n${closingLine(counts)}\n`)).toEqual(counts)
    expect(readClosingLine('It broke.')).toBeUndefined()
  })
})

describe('the table', () => {
  const rows = [
    { name: 'units', seconds: 12, passed: 40, failed: 0, skipped: 2, reason: 'skipped in apps/stock.test.ts' },
    { name: 'pictures', seconds: 0, ...skippedLane('compared on Linux x64 alone') },
  ]

  it('shows a lane that did not run as skipped with the reason, never as passed', () => {
    expect(laneTable(rows, 12).split('\n')).toEqual([
      'lane           passed   failed  skipped  seconds',
      'units              40        0        2     12.0  skipped in apps/stock.test.ts',
      'pictures            0        0        1      0.0  compared on Linux x64 alone',
      'all                40        0        3     12.0',
      '',
      '40 passed, 0 failed, 3 skipped',
    ])
  })
  it('adds up the parts of a lane, with the output of failures', () => {
    const parts = [
      { passed: 1, failed: 0, skipped: 0, output: 'fine' },
      { passed: 2, failed: 1, skipped: 0, output: 'broken' },
      skippedLane('not here'),
    ]
    expect(total(parts)).toEqual({ passed: 3, failed: 1, skipped: 1, output: 'broken', reason: 'not here' })
  })
})
