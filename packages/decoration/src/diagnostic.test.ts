import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en, zh } from '@millwright/i18n/namespaces/decorationProblems'
import { diagnostic } from './diagnostic.ts'
import type { DiagnosticCode } from './diagnostic.ts'

const codes = Object.keys(zh) as DiagnosticCode[]

describe('diagnostics', () => {
  it('are listed in the README with severity and text [R4.04]', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
    const told = [...readme.matchAll(/^\| `(\w+)` \| (error|warning|info) \| (.+) \|$/gm)].map(
      ([, code, severity, says]) => [code, severity, says],
    )
    expect(told).toEqual(codes.map((code) => [code, diagnostic(code, '$').severity, en[code]]))
  })

  it('name the same values in both languages', () => {
    const values = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
    for (const code of codes) expect(values(zh[code]), code).toEqual(values(en[code]))
  })
})
