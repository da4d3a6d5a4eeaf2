import { expect, it } from 'vitest'
import { withConcurrencyLimit } from './withConcurrencyLimit.ts'

it('runs as many tasks of a key at once as allowed, the others in the order of arrival, also after a failure', async () => {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const start = (key: string, name: string) =>
    withConcurrencyLimit(key, 2, () => {
      begun.push(name)
      const end = Promise.withResolvers<string>()
      ends.set(name, end)
      return end.promise
    })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const tasks = ['a', 'b', 'c', 'd'].map((name) => start('one', name))
  const other = start('other', 'x')
  await turn()
  expect(begun).toEqual(['a', 'b', 'x'])
  ends.get('b')!.reject(new Error('broken'))
  await expect(tasks[1]).rejects.toThrow('broken')
  await turn()
  expect(begun).toEqual(['a', 'b', 'x', 'c'])
  ends.get('a')!.resolve('done')
  expect(await tasks[0]).toBe('done')
  await turn()
  expect(begun.at(-1)).toBe('d')
  for (const name of ['c', 'd', 'x']) ends.get(name)!.resolve(name)
  expect(await Promise.all([tasks[2], tasks[3], other])).toEqual(['c', 'd', 'x'])
  // A key without tasks has all its places again.
  const again = ['e', 'f', 'g'].map((name) => start('one', name))
  await turn()
  expect(begun.slice(-2)).toEqual(['e', 'f'])
  for (const name of ['e', 'f']) ends.get(name)!.resolve(name)
  await turn()
  ends.get('g')!.resolve('g')
  expect(await Promise.all(again)).toEqual(['e', 'f', 'g'])
})
