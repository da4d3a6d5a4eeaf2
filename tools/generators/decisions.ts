import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../children.ts'

/** Returns the index of the architecture decision records: number, title and status, with the numbers without a record. */
export function decisionIndex(): string {
  const decisions = globSync('docs/adr/[0-9]*.md', { cwd: root }).map(readDecision)
  decisions.sort((a, b) => a.number - b.number)
  const numbers = new Set(decisions.map(({ number }) => number))
  const gaps = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter((number) => !numbers.has(number))
  return [
    '# Architecture decisions',
    '',
    'Written by `npm run generate` from the records beside it.',
    '',
    '| number | decision | status |',
    '| ---: | --- | --- |',
    ...decisions.map(({ number, file, title, status }) => `| ${number} | [${title}](${file}) | ${status} |`),
    ...(gaps.length ? ['', `The numbers ${gaps.join(', ')} have no record: they were reserved and not used.`] : []),
    '',
  ].join('\n')
}

function readDecision(path: string) {
  const text = readFileSync(join(root, path), 'utf8')
  const number = Number(basename(path).slice(0, 4))
  const [, title = ''] = /^# (?:ADR )?(?:\d+[.:]? )?(.+)$/m.exec(text) ?? []
  const [, status = ''] = /^Status: (.+?)\.?$/m.exec(text) ?? []
  if (!title || !status)
    throw new Error(`${path} needs a heading "# 1. Title" and a line "Status: accepted, 2026-01-31".`)
  return { number, file: basename(path), title, status }
}
