import { expect, it } from 'vitest'
import { createCounter } from './counter.ts'

it('limits each client and the total', () => {
  const { take, all, clients } = createCounter({ most: 5, mostOfOne: 2 })
  const [one] = [take('a'), take('a')]
  expect(take('a')).toBeUndefined()
  expect(take('b', 3)).toBeUndefined()
  expect(take('b', 2)).toBeTypeOf('function')
  // An unidentified client counts towards the total only.
  expect(take(undefined)).toBeTypeOf('function')
  expect([take('c'), take(undefined), all(), clients()]).toEqual([undefined, undefined, 5, 2])
  one!()
  expect([take('a'), take('a')]).toEqual([expect.any(Function), undefined])
})

it('gives back each taken amount once, and forgets clients that hold nothing', () => {
  const { take, all, clients } = createCounter({ most: 5, mostOfOne: 3 })
  const [one, other, nobody] = [take('a', 2)!, take('a')!, take(undefined)!]
  one()
  one()
  expect([all(), clients()]).toEqual([2, 1])
  other()
  nobody()
  nobody()
  expect([all(), clients()]).toEqual([0, 0])
  expect(take('a', 3)).toBeTypeOf('function')
})
