import { expect, it } from 'vitest'
import { openGate } from './gate.ts'

const later = () => {
  let done: () => void = () => {}
  const wait = new Promise<void>((resolve) => (done = resolve))
  return { wait, done }
}

it('runs and queues requests up to its limits, and refuses the rest at once [R8.06]', async () => {
  const gate = openGate({ atOnce: 1, waiting: 1, patience: 1000 })
  const first = later()
  const order: string[] = []
  const a = gate.enter(async () => {
    await first.wait
    order.push('a')
    return 'a'
  })
  const b = gate.enter(async () => {
    order.push('b')
    return 'b'
  })
  expect(await gate.enter(async () => 'c')).toBeUndefined()
  first.done()
  expect(await Promise.all([a, b])).toEqual([{ done: 'a' }, { done: 'b' }])
  expect(order).toEqual(['a', 'b'])
  expect(await gate.enter(async () => 'd')).toEqual({ done: 'd' })
})

it('refuses a request that waited too long, and continues after a failed one [R8.06]', async () => {
  const gate = openGate({ atOnce: 1, waiting: 5, patience: 10 })
  const first = later()
  const failing = gate.enter(async () => {
    await first.wait
    throw new Error('refused')
  })
  expect(await gate.enter(async () => 'late')).toBeUndefined()
  first.done()
  await expect(failing).rejects.toThrow('refused')
  expect(await gate.enter(async () => 'next')).toEqual({ done: 'next' })
})
