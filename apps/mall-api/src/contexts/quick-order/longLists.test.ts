import { beforeAll, expect, it } from 'vitest'
import { Finder } from '../../core/search/finder.ts'
import { IndexPort } from '../../core/search/index/indexPort.ts'
import { ProductChanges } from '../../core/search/productChanges.ts'
import type { Db } from '../../db/db.ts'
import { onDatabase } from '../../testing/databases.ts'
import { knownLines, unseenLines } from '../../testing/handLines.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { priceOrder } from './priceOrder.ts'
import { readList } from './readList.ts'

/** A small run of `npm run bench -- quick-order`: counts and shares, no times. */
onDatabase((open) => {
  let mall: TestMall
  let finder: Finder
  beforeAll(async () => {
    mall = await testMall(open())
    finder = new Finder(new IndexPort(mall.db, new ProductChanges(mall.db)))
    await finder.ready()
  }, 60_000)

  const textOf = (count: number) => {
    const lines = [...knownLines, ...unseenLines].map(({ line }) => line.replaceAll('\n', ' '))
    return [...Array.from({ length: 5 }, () => '6205-2RS 20 pcs'), ...lines].slice(0, count).join('\n')
  }
  const work = async (db: Db, count: number) => {
    const read = await readList({ db, finder, locale: 'en' }, textOf(count))
    const lines = read.flatMap(({ candidates }) => {
      const first = candidates?.[0]
      return first ? [{ skuId: String(first.skuId), quantity: 12, keep: 0 as const }] : []
    })
    expect(lines.length).toBeGreaterThan(0)
    await priceOrder({ db, now: mall.clock.now, locale: 'en' }, undefined, { lines, plans: 1 })
  }

  it('are read and priced with as many statements as short lists', async () => {
    const statementsOf = async (count: number) => {
      let statements = 0
      const counting = new Proxy(mall.db, {
        get: (db, name, self) => {
          if (name === 'query') statements++
          const value = Reflect.get(db, name, self) as unknown
          return typeof value === 'function' ? (value.bind(db) as unknown) : value
        },
      })
      await work(counting, count)
      return statements
    }
    expect(await statementsOf(900)).toBe(await statementsOf(90))
  })

  it('hold the thread for no piece that is a fifth of their work', async () => {
    const used = () => {
      const { user, system } = process.threadCpuUsage()
      return user + system
    }
    // The first run compiles.
    await work(mall.db, 900)
    const [pieces, began]: [number[], number] = [[], used()]
    let before = began
    const watch = () => {
      const now = used()
      pieces.push(now - before)
      before = now
      turn = setImmediate(watch)
    }
    let turn = setImmediate(watch)
    await work(mall.db, 900)
    clearImmediate(turn)
    expect(Math.max(...pieces) / (used() - began)).toBeLessThan(0.2)
  })
})
