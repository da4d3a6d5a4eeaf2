import { describe, expect, it } from 'vitest'
import { contract } from '@millwright/contract/contract'
import { foldersWithAsyncProps, mockedIn, screenCalls } from './screenCalls.ts'

/** storybook-addon-mock cannot answer with files (ADR 51). */
const mockable = (call: keyof typeof contract) => !('raw' in contract[call])

const calling = screenCalls()
  .map(({ calls, ...screen }) => ({ ...screen, calls: [...calls].filter(([call]) => mockable(call)) }))
  .filter(({ calls }) => calls.length)

it('finds the calls of screens in their code', () => {
  expect(calling.length).toBeGreaterThan(75)
  const cart = calling.find(({ screen }) => screen === 'Cart')!
  expect(cart.calls.map(([call]) => call)).toEqual(expect.arrayContaining(['cartInfo', 'totalPay', 'changeItem']))
})

describe.each(calling)('the stories of $screen', ({ folder, calls }) => {
  it('mock every call that the screen may make', () => {
    const mocked = mockedIn(folder)
    expect(calls.filter(([call]) => !mocked.has(call)).map(([call, file]) => `${call}, of ${file}`)).toEqual([])
  })
})

it.each(foldersWithAsyncProps())('has mocked calls for %s', (folder) => {
  expect([...mockedIn(folder)]).not.toEqual([])
})
