import { pause } from '../shop/builtShop.ts'

type Pace = {
  /** Arrivals a second. */
  rate: number
  /** Draws a number from 0 up to, but not including, 1. */
  draw: () => number
  seconds?: number
  /** Ends the arrivals before `seconds` are over. */
  ended?: AbortSignal
}
/** The milliseconds that each arrival took, the failed ones by message, and the seconds of it all. */
export type Arrived = { took: number[]; failed: Map<string, number>; seconds: number }

/**
 * Lets people arrive at random moments, and waits for all of them. The model is open: they do not wait for each other,
 * so that a slow mall gets longer queues, as in life.
 */
export async function openLoop(
  arrive: () => Promise<void>,
  { rate, draw, seconds = Infinity, ended }: Pace,
): Promise<Arrived> {
  const began = performance.now()
  const took: number[] = []
  const failed = new Map<string, number>()
  const running: Promise<void>[] = []
  let due = 0
  for (;;) {
    due += (-Math.log(1 - draw()) / rate) * 1000
    if (due > seconds * 1000) break
    await pause(Math.max(0, began + due - performance.now()))
    if (ended?.aborted) break
    const from = performance.now()
    const one = arrive()
      .then(() => void took.push(performance.now() - from))
      .catch((error: Error) => void failed.set(error.message, (failed.get(error.message) ?? 0) + 1))
    running.push(one)
  }
  await Promise.all(running)
  return { took, failed, seconds: (performance.now() - began) / 1000 }
}
