import type { Measurement } from '../measure.ts'
import { heap, inParallel, pause, startBuiltShop } from './shop/builtShop.ts'

const PATHS = ['/', '/list', '/list?page=2', '/cart', '/cart.data', '/login', '/nowhere']
const CALIBRATE = 3_000
const EVERY = 15_000
/** MB per hour by which the heap may grow. */
const SLOPE = 1

/**
 * Loads the shop at half its capacity for `--minutes` and measures memory growth by a regression line through the
 * second half of the readings.
 */
export const run: Measurement = async ({ minutes = 5 }) => {
  const shop = await startBuiltShop()
  const wrong: string[] = []
  let saidLate = 0
  const ask = async (index: number) => {
    const cookie = `lang=${index % 2 ? 'en' : 'zh'}${index % 3 ? '; token=secret-token' : ''}`
    const path = PATHS[index % PATHS.length]!
    const answer = await shop.request(path, { headers: { cookie } })
    await answer.arrayBuffer()
    // A busy machine delays the mall, and the page says so.
    if (answer.status === 504) saidLate++
    else if (answer.status >= 500) wrong.push(`${path} ${answer.status}`)
  }
  try {
    await inParallel(300, 8, ask)
    let served = 0
    const start = performance.now()
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (performance.now() - start < CALIBRATE) await ask(served++)
      }),
    )
    const rate = served / (CALIBRATE / 1000) / 2
    console.log(`load soak: ${(rate * 2).toFixed(0)} a second is what it can; half of that for ${minutes} minutes`)
    const readings: { at: number; mb: number }[] = []
    const began = performance.now()
    let asked = 0
    const read = () => {
      shop.mall.requests.length = 0
      readings.push({ at: (performance.now() - began) / 3_600_000, mb: heap() })
    }
    let next = 0
    while (performance.now() - began < minutes * 60_000) {
      const due = Math.floor(((performance.now() - began) / 1000) * rate) - asked
      await Promise.all(Array.from({ length: Math.min(Math.max(due, 0), 32) }, () => ask(asked++)))
      await pause(10)
      if (performance.now() - began > next) {
        next += EVERY
        read()
      }
    }
    read()
    const late = readings.slice(Math.floor(readings.length / 2))
    const slope = slopeOf(late)
    return {
      rows: readings
        .filter((_, index) => index % Math.ceil(readings.length / 12) === 0)
        .map(({ at, mb }) => ({ minute: (at * 60).toFixed(1), 'heap MB': mb.toFixed(2) })),
      ok: !wrong.length && slope <= SLOPE,
      summary: `${asked} requests in ${minutes} minutes, ${wrong.length} wrong${wrong
        .slice(0, 5)
        .map((one) => `, ${one}`)
        .join(
          '',
        )}, ${saidLate} say the mall is late; heap ${readings[0]?.mb.toFixed(1)} -> ${readings.at(-1)?.mb.toFixed(1)} MB, in the second half ${slope.toFixed(2)} MB an hour`,
    }
  } finally {
    shop.close()
  }
}

/** Returns the least-squares slope, in MB per hour. */
function slopeOf(readings: { at: number; mb: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, mb] = [mean(readings.map((one) => one.at)), mean(readings.map((one) => one.mb))]
  return (
    readings.reduce((sum, one) => sum + (one.at - at) * (one.mb - mb), 0) /
    (readings.reduce((sum, one) => sum + (one.at - at) ** 2, 0) || 1)
  )
}
