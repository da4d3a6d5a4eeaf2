import { Overloaded } from '@millwright/edge/gate'
import { expect, it } from 'vitest'
import { inListTurn } from './inListTurn.ts'

it('reads one long list at a time, refuses lists that would wait too long, and lets short lists pass', async () => {
  const ends: (() => void)[] = []
  const at = { once: 0, most: 0 }
  const work = async () => {
    at.most = Math.max(at.most, ++at.once)
    await new Promise<void>((resolve) => ends.push(resolve))
    at.once--
    return 'read'
  }
  const asked = Array.from({ length: 10 }, (_, user) =>
    inListTurn({ user }, 1000, work).catch((error: unknown) => error),
  )
  await expect(inListTurn({ ip: '10.0.0.1' }, 5, async () => 'short')).resolves.toBe('short')
  const results: unknown[] = []
  for (const one of asked) void one.then((result) => results.push(result))
  while (ends.length || at.once) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(at.most).toBe(1)
  expect(results.filter((result) => result === 'read')).toHaveLength(7)
  expect(results.filter((result) => result instanceof Overloaded)).toHaveLength(3)
})
