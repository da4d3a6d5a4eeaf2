import { readOrExit } from '@millwright/edge/settings'
import { openMall } from './app/openMall.ts'
import { progressLogger } from './sample/progress.ts'
import { startProblem } from './app/startProblem.ts'
import { named, readArguments } from './app/readArguments.ts'
import { settings } from './app/settings.ts'

/**
 * Runs `npm run catalogue -- --size 1000000`: fills the mall up to that many SKUs. After an interruption (Ctrl-C or a
 * crash) the next run of the same command, or the next start of the mall, resumes where it stopped.
 */
const usage = `npm run catalogue -- [--size SKUS]
  Fills the sample mall up to that many SKUs. The same command goes on after an interruption.`
const { size } = readArguments(usage, { size: { type: 'string' } }, (values, names) => {
  named(names, 0)
  if (values.size !== undefined && !/^\d+$/.test(values.size)) throw new TypeError('--size is a number of SKUs.')
  return values
})
const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, CATALOGUE_SIZE, MALL } = readOrExit(settings, {
  ...process.env,
  ...(size && { CATALOGUE_SIZE: size }),
})

class Stopped extends Error {}
let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    stopping = true
  })

if (MALL === 'production') {
  console.error('A production mall gets no sample parts: leave MALL out to fill a sample mall.')
  process.exit(1)
}

try {
  const say = progressLogger((line) => console.log(line))
  console.log(
    `Filling the mall in ${DATABASE_URL ? 'the PostgreSQL server of DATABASE_URL' : DATA_DIR}; Ctrl-C stops it, the same command goes on.`,
  )
  const onWait = (owner: string) => console.log(`Waiting for ${owner}, which uses ${DATA_DIR}, to end.`)
  const onBusy = () => console.log('Waiting for another server that is filling the mall.')
  const db = await openMall(
    { dataDir: DATA_DIR, url: DATABASE_DIRECT_URL ?? DATABASE_URL, onWait },
    {
      size: CATALOGUE_SIZE,
      onBusy,
      onProgress: (step) => {
        if (stopping) throw new Stopped()
        say(step)
      },
    },
  )
  const [there] = await db.query<{ products: number; skus: number }>(
    'select (select count(*)::int from product) as products, (select count(*)::int from sku) as skus',
  )
  console.log(`The mall holds ${there?.skus} SKUs of ${there?.products} products.`)
  await db.close()
} catch (error) {
  if (error instanceof Stopped) console.log('Stopped. What is written stays; the same command goes on behind it.')
  else console.error(await startProblem(error, { dataDir: DATA_DIR, url: DATABASE_URL }))
  process.exitCode = error instanceof Stopped ? 130 : 1
}
