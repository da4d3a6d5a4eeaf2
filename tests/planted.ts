import { plants } from './plants.ts'
import { runPlanted } from './runPlanted.ts'
import { table } from '../tools/table.ts'

// `npm run planted [WORD ...]`: runs each measurement with its planted fault, or only those whose names contain a word.
const words = process.argv.slice(2)
const rows = []
for (const planted of plants) {
  if (words.length && !words.some((word) => planted.run.includes(word))) continue
  const began = performance.now()
  const { seen, printed } = await runPlanted(planted)
  const skipped = /skipped: /.test(printed)
  if (!seen && !skipped) console.error(printed.slice(-2_000))
  rows.push({
    run: planted.run,
    'fault in': planted.file,
    seconds: Math.round((performance.now() - began) / 1000),
    result: seen ? 'seen' : skipped ? 'skipped' : 'NOT SEEN',
  })
}
console.log(table(rows))
const blind = rows.filter(({ result }) => result === 'NOT SEEN').length
console.log(`${rows.length - blind} of ${rows.length} planted faults seen or skipped`)
process.exit(blind ? 1 : 0)
