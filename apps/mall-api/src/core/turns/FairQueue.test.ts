import { expect, it } from 'vitest'
import { FairQueue } from './FairQueue.ts'

/** Creates a queue that runs one task at once, whose tasks are finished by hand. */
function queueOf(mostWaiting: number) {
  const queue = new FairQueue({ atOnce: 1, mostWaiting })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (person: string, name: string) =>
    queue.run(person, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const endAll = async () => {
    for (let turn = 0; turn < 100; turn++) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { queue, begun, ask, endAll }
}

it('processes one person’s only picture before the second picture of a person with forty [R5.11]', async () => {
  const { begun, ask, endAll } = queueOf(64)
  const all = Array.from({ length: 40 }, (_, n) => ask('many', `many ${n}`))
  all.push(ask('one', 'one'), ask('two', 'two'))
  await endAll()
  await Promise.all(all)
  expect(begun.slice(0, 4)).toEqual(['many 0', 'many 1', 'one', 'two'])
  expect(begun).toHaveLength(42)
})

it('takes turns: each person gets a first turn before anyone gets a second', async () => {
  const { begun, ask, endAll } = queueOf(64)
  void ask('a', 'a0')
  for (const person of ['a', 'b', 'c']) for (let n = 1; n <= 3; n++) void ask(person, `${person}${n}`)
  await endAll()
  expect(begun).toEqual(['a0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
})

it('refuses the last task of the longest line, not a newcomer’s, if too many tasks wait', async () => {
  const { queue, begun, ask, endAll } = queueOf(4)
  const many = Array.from({ length: 6 }, (_, n) => ask('many', `many ${n}`))
  expect(queue.waiting).toBe(4)
  const one = ask('one', 'one')
  await endAll()
  expect(await Promise.all(many)).toEqual(['many 0', 'many 1', 'many 2', 'many 3', undefined, undefined])
  expect(await one).toBe('one')
  expect(begun).toEqual(['many 0', 'many 1', 'one', 'many 2', 'many 3'])
})

it('continues after a failed task', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 4 })
  const failed = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('b', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect([await next, queue.waiting]).toEqual(['done', 0])
})

it('runs as many tasks at once as allowed, and refuses a newcomer if no line is longer', async () => {
  const queue = new FairQueue({ atOnce: 2, mostWaiting: 1 })
  const end = Promise.withResolvers<void>()
  let running = 0
  const ask = (person: string) =>
    queue.run(person, async () => {
      running++
      await end.promise
      return person
    })
  const all = [ask('a'), ask('b'), ask('c'), ask('d')]
  await new Promise((resolve) => setImmediate(resolve))
  expect([running, queue.waiting]).toEqual([2, 1])
  expect(await all[3]).toBeUndefined()
  end.resolve()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', undefined])
  // All places are free again.
  expect(await Promise.all([ask('e'), ask('f')])).toEqual(['e', 'f'])
  expect([running, queue.waiting]).toEqual([5, 0])
})
