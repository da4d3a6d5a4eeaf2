import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { LongWork } from './longWork.ts'
import { counted, givingWay, othersWait } from './traffic.ts'

/** Holds the thread for some milliseconds. */
function hold(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('runs other calls between the pieces of long work, and waits for a call that has begun', async () => {
  const order: string[] = []
  const list = counted(() =>
    givingWay(async () => {
      const work = new LongWork()
      for (const piece of [1, 2, 3]) {
        hold(4)
        order.push(`piece ${piece}`)
        await work.rest()
      }
    }),
  )
  const page = counted(async () => {
    order.push('page begins')
    await setTimeout(1)
    order.push('page ends')
  })
  await Promise.all([list, page])
  expect(order).toEqual(['piece 1', 'page begins', 'page ends', 'piece 2', 'piece 3'])
  expect(othersWait()).toBe(false)
})

it('goes on beside a call that does not end', async () => {
  const page = Promise.withResolvers<void>()
  const waiting = counted(() => page.promise)
  const results = await counted(() => givingWay(() => new LongWork().map([1, 2], (one) => (hold(4), one * 2))))
  expect(results).toEqual([2, 4])
  expect(othersWait()).toBe(true)
  page.resolve()
  await waiting
  expect(othersWait()).toBe(false)
})
