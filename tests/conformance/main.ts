import { parseArgs } from 'node:util'
import { cbec, mall4cloud, mall4j } from '@millwright/api-client/editions'
import type { Edition } from '@millwright/api-client/editions'
import { table } from '../../tools/table.ts'
import { check, isFault } from './check.ts'
import type { Judged } from './check.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    im: { type: 'string' },
    token: { type: 'string' },
    language: { type: 'string' },
    edition: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const editions: Record<string, Edition> = { cbec, mall4cloud, mall4j }
if (!values.base || !URL.canParse(values.base) || (values.edition && !Object.hasOwn(editions, values.edition))) {
  console.error(
    `npm run conformance -- --base URL [--token TOKEN] [--im URL] [--language en] [--edition ${Object.keys(editions).join('|')}] [--write]`,
  )
  process.exit(2)
}

const judged: Judged[] = []
for await (const one of check({
  base: values.base,
  imBase: values.im,
  token: values.token,
  language: values.language,
  edition: editions[values.edition ?? ''],
  write: values.write,
}))
  judged.push(one)

console.log(table(judged.map(({ call, method, path, verdict, note }) => ({ call, method, path, verdict, note }))))
const count = (verdict: (one: Judged) => boolean) => judged.filter(verdict).length
const faults = count(({ verdict }) => isFault(verdict))
console.log(
  `conformance: ${judged.length} calls, ${count(({ verdict }) => verdict === 'ok')} ok, ${count(({ verdict }) => verdict === 'not tried')} not tried, ${count(({ verdict }) => verdict === 'not served')} not served, ${faults} against the contract`,
)
process.exit(faults ? 1 : 0)
