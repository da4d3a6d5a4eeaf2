import { expect, it } from 'vitest'
import { createLatest } from './latest.ts'

it('returns only the latest response, whatever order the responses arrive in', async () => {
  const ask = createLatest()
  const answer: ((text: string) => void)[] = []
  const signals: AbortSignal[] = []
  const question = (signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      signals.push(signal)
      answer.push(resolve)
    })
  const asked = [ask(question), ask(question), ask(question)]
  answer[2]!('third')
  answer[0]!('first')
  answer[1]!('second')
  expect(await Promise.all(asked)).toEqual([undefined, undefined, 'third'])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
})

it('ignores the failure of an older request, and throws that of the latest', async () => {
  const ask = createLatest()
  const old = ask(() => Promise.reject(new Error('old')))
  const newest = ask(() => Promise.reject(new Error('new')))
  expect(await old).toBeUndefined()
  await expect(newest).rejects.toThrow('new')
})
