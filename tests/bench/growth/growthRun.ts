import { queryOne } from '../../../apps/mall-api/src/db/db.ts'
import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { createMall } from '../../../apps/mall-api/src/app/app.ts'
import { memoryStore } from '../../../apps/mall-api/src/testing/memoryStore.ts'
import { START } from '../../../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../../../apps/mall-api/src/testing/visitor.ts'
import { fillGrowth } from './fillGrowth.ts'
import type { Sizes } from './fillGrowth.ts'
import { notingDb, workOf } from './rowsRead.ts'
import type { Work } from './rowsRead.ts'
import { screensOf } from './screens.ts'

export type Sides<T> = { few: T; many: T }
/** The accounts, and the products whose comments grow with them. */
const sides = { few: { account: 'shop3', prodId: 201 }, many: { account: 'buyer', prodId: 101 } } as const

/** Fills a seeded mall and returns measurements of its screens for a buyer with few rows and one with many. */
export async function growthRun(db: Db, sizes: Sizes) {
  const userOf = async (account: string) =>
    (await queryOne<{ user: number }>(db, 'select user_id as user from buyer where account = $1', [account])).user
  const owner = async (side: keyof typeof sides, orders: number, mark: number) => ({
    user: await userOf(sides[side].account),
    orders,
    prodId: sides[side].prodId,
    mark,
  })
  await fillGrowth(db, sizes, [await owner('few', sizes.few, 90_001), await owner('many', sizes.many, 90_002)], START)
  const { db: noting, noted } = notingDb(db)
  const faults: unknown[] = []
  const log = (message: string, error: unknown) => faults.push(message, error)
  const app = createMall({ db: noting, files: memoryStore(), clock: () => START, log })
  const ask = async (side: keyof typeof sides) => {
    const visitor = await new Visitor(app).login(sides[side].account)
    const screens = screensOf(sides[side].prodId)
    return async (screen: string) => {
      const { call, input } = screens[screen]!
      const { code, msg } = await visitor.call(call, input as never)
      if (code !== '00000') throw new Error(`${screen} of ${side}: ${code} ${msg} ${String(faults)}`)
    }
  }
  const asking: Sides<(screen: string) => Promise<void>> = { few: await ask('few'), many: await ask('many') }
  const screens = Object.keys(screensOf(0))
  const both = async <T>(measure: (side: keyof typeof sides) => Promise<T>): Promise<Sides<T>> => ({
    few: await measure('few'),
    many: await measure('many'),
  })
  return {
    screens,
    /** Milliseconds of each call, by screen. A screen whose first call takes over a second is called once. */
    times: async (count: number) => {
      const times = new Map<string, Sides<number[]>>()
      for (const screen of screens) {
        const of: Sides<number[]> = { few: [], many: [] }
        let slowest = 0
        for (let round = -2; round < count && slowest < 1000; round++)
          for (const side of ['few', 'many'] as const) {
            const began = performance.now()
            await asking[side](screen)
            const took = performance.now() - began
            slowest = Math.max(slowest, took)
            if (round >= 0 || slowest > 1000) of[side].push(took)
          }
        times.set(screen, of)
      }
      return times
    },
    /** The rows and blocks that the statements of a screen's call touch. */
    workOf: (screen: string): Promise<Sides<Work>> =>
      both(async (side) => workOf(db, await noted(() => asking[side](screen)))),
    exportOrders: async () => {
      const buyer = await new Visitor(app).login(sides.many.account)
      return (await buyer.call('exportOrders', {})).answer.size
    },
  }
}
