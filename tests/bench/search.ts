import type { Measurement } from '../../tools/measure.ts'
import { startMall } from '../mall.ts'

const kinds = {
  'one product by id (the floor)': '/prod/prodInfo?prodId=100001',
  'a model': '/search/prodPage?size=60&keyword=6205-2RS',
  'a Chinese word': '/search/prodPage?size=60&keyword=%E8%BD%B4%E6%89%BF',
  'English words': '/search/prodPage?size=60&keyword=socket%20screw',
  'a root category': '/search/prodPage?size=60&primaryCategoryId=101',
  'the whole mall, in stock, by price': '/search/prodPage?size=60&hasStock=true&sort=5',
}

/**
 * Pages of 60 cards with count and facets, by kind of query, over HTTP on the reference mall. The kinds take turns, so that
 * whatever else the machine does falls on all alike; the ratio to the floor is what compares between machines.
 */
export const run: Measurement = async ({ count }) => {
  const mall = process.env.API ? undefined : await startMall()
  const api = process.env.API ?? mall?.api ?? ''
  try {
    const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]))
    let wrong = 0
    for (let round = -2; round < Math.ceil(count / times.size); round++) {
      for (const [kind, path] of Object.entries(kinds)) {
        const began = performance.now()
        const answer = await (await fetch(api + path)).json() as { code: string }
        if (answer.code !== '00000') wrong++
        if (round >= 0) times.get(kind)?.push(performance.now() - began) // two rounds of warming
      }
    }
    const floor = at(times.get('one product by id (the floor)') ?? [], 0.5)
    const rows = [...times].map(([kind, list]) => ({ kind, 'p50 ms': at(list, 0.5).toFixed(1), 'p95 ms': at(list, 0.95).toFixed(1), 'times the floor': (at(list, 0.5) / floor).toFixed(1) }))
    return { rows, ok: wrong === 0, summary: `${times.size} kinds of query, ${wrong} wrong answers` }
  } finally {
    await mall?.stop()
  }
}

function at(list: number[], share: number): number {
  return [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0
}
