import { afterAll, expect, it } from 'vitest'
import { subscriptions } from '../../app/subscriptions.ts'
import type { Db } from '../../db/db.ts'
import { emit, subscribe } from './events.ts'
import type { Subscriptions } from './events.ts'

const tx = {} as Db
const paid = { teams: [1], orderNumbers: ['1'], payType: 2, now: 0 }
afterAll(() => subscribe(subscriptions))

it('refuses to emit before the handlers are set, so that no effect is lost silently', async () => {
  subscribe(undefined as unknown as Subscriptions)
  await expect(emit(tx, 'ordersPaid', paid)).rejects.toThrow('Nobody handles ordersPaid')
})

it('runs the handlers of an event one after the other, in the listed order and the given transaction', async () => {
  const steps: string[] = []
  const slow = async (given: Db) => {
    expect(given).toBe(tx)
    steps.push('slow begins')
    await new Promise((go) => setTimeout(go, 5))
    steps.push('slow ends')
  }
  const quick = async () => void steps.push('quick')
  const wrong = async () => void steps.push('another event')
  subscribe({ ...subscriptions, ordersPaid: [slow, quick], ordersPaying: [wrong] })
  await emit(tx, 'ordersPaid', paid)
  expect(steps).toEqual(['slow begins', 'slow ends', 'quick'])
})

it('stops at the first handler that throws and throws its error, which rolls the transaction back', async () => {
  const steps: string[] = []
  const fails = () => Promise.reject(new Error('no stock'))
  subscribe({ ...subscriptions, ordersPaid: [fails, async () => void steps.push('after')] })
  await expect(emit(tx, 'ordersPaid', paid)).rejects.toThrow('no stock')
  expect(steps).toEqual([])
})
