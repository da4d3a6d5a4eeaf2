import { spawn } from 'node:child_process'
import { buildShop } from '../../../tools/shopBuild.ts'
import { filledMall } from '../malls/filledMall.ts'
import type { Engine, FilledMall, Lateness } from '../malls/filledMall.ts'
import { processorMs } from '../../processes.ts'
import { median } from '../peers/page.ts'
import { startMeasured } from '../storefront/cpu.ts'
import { thousandLines } from './thousandLines.ts'

export type Reading = {
  engine: Engine
  skus: number
  list: string
  /** Milliseconds of the API's two calls, and of the shop's answer to the form, with scripts and without. */
  read: number
  priced: number
  answered: number
  page: number
  /** Milliseconds of processor that the mall's server uses for the two calls. Other programs do not change them. */
  worked: number
}
export type Beside = {
  engine: Engine
  skus: number
  /** The visitors' pages alone, beside the reading, and beside a program that uses a processor, in milliseconds. */
  alone: Spread
  beside: Spread
  control: Spread
  lateAlone: Lateness
  lateBeside: Lateness
  /** Milliseconds until a list is answered while visitors look at pages. */
  answered: number
}
/** `most95`: 95 of 100 take at most as long. */
export type Spread = { median: number; most95: number }

const ROUNDS = 5
/** The pages of a round, alone and beside lists. */
const PAGES = 30

/** Measures 1,000 lines in a mall of that size, alone and beside visitors' pages. */
export async function measureReadings(
  engine: Engine,
  size: number,
  count: number,
): Promise<{ readings: Reading[]; beside: Beside }> {
  await buildShop(console.log)
  const mall = await filledMall(engine, size)
  const shop = await startMeasured(['apps/storefront/build/server/server.js'], {
    MALL_API_BASE: mall.api,
    MALL_BATCH: '/batch',
  })
  try {
    const { skus } = mall.figures
    const lists = await thousandLines(mall.api)
    const readings: Reading[] = []
    for (const [list, text] of Object.entries(lists)) {
      const times = await readTimes({ api: mall.api, pid: mall.pid, shop: shop.url }, text, count)
      readings.push({ engine, skus, list, ...times })
    }
    const beside = await measureBeside(mall, shop.url, lists['lines all different']!)
    return { readings, beside: { engine, skus, ...beside } }
  } finally {
    shop.stop()
    await mall.stop()
  }
}

export async function readTimes(
  { api, pid, shop }: { api: string; pid: number; shop: string },
  text: string,
  count: number,
) {
  const none = (): number[] => []
  const times = { read: none(), priced: none(), answered: none(), page: none(), worked: none() }
  // The first turns warm up.
  for (let turn = -2; turn < count; turn++) {
    const before = processorMs(pid)
    const read = await timed(() => call<ReadLine[]>(api, 'read', { text }))
    const lines = read.result.flatMap(({ quantity = 1, candidates: [first] }) =>
      first ? [{ skuId: first.skuId, quantity }] : [],
    )
    const priced = await timed(() => call<{ lines: unknown[] }>(api, 'price', { lines, plans: 1 }))
    const worked = processorMs(pid) - before
    if (read.result.length < 990 || priced.result.lines.length < 900)
      throw new Error(`${read.result.length} lines were read and ${priced.result.lines.length} priced.`)
    const answered = await timed(() => post(`${shop}/quick-order.data`, text))
    const page = await timed(() => post(`${shop}/quick-order`, text))
    if (turn < 0) continue
    times.read.push(read.ms)
    times.priced.push(priced.ms)
    times.answered.push(answered.ms)
    times.page.push(page.ms)
    times.worked.push(worked)
  }
  const { read, priced, answered, page, worked } = times
  return {
    read: median(read),
    priced: median(priced),
    answered: median(answered),
    page: median(page),
    worked: median(worked),
  }
}

/**
 * Visits pages by turns alone and while lists are read one after another, so that other load on the machine affects both
 * alike. Each page has an address of its own, because the shop renders an address for all visitors at once.
 */
async function measureBeside(mall: FilledMall, shop: string, text: string) {
  const paths = await someAddresses(mall.api, (3 * ROUNDS + 1) * PAGES)
  const next = () => paths.shift() ?? '/'
  const visit = async () => {
    const { ms } = await timed(async () => {
      const answer = await fetch(shop + next())
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
      return answer.text()
    })
    return ms
  }
  for (let page = 0; page < PAGES; page++) await visit()
  const alone: number[] = []
  const beside: number[] = []
  const control: number[] = []
  const answered: number[] = []
  const late: Record<'alone' | 'beside', Lateness[]> = { alone: [], beside: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await mall.lateness()
    for (let page = 0; page < PAGES; page++) alone.push(await visit())
    late.alone.push(await mall.lateness())
    const lists = { areRead: true }
    const reader = (async () => {
      while (lists.areRead) answered.push((await timed(() => post(`${shop}/quick-order.data`, text))).ms)
    })()
    for (let page = 0; page < PAGES; page++) beside.push(await visit())
    late.beside.push(await mall.lateness())
    lists.areRead = false
    await reader
    const busy = spawn(process.execPath, ['--eval', 'for (;;);'])
    for (let page = 0; page < PAGES; page++) control.push(await visit())
    busy.kill('SIGKILL')
  }
  return {
    alone: spreadOf(alone),
    beside: spreadOf(beside),
    control: spreadOf(control),
    lateAlone: middleOf(late.alone),
    lateBeside: middleOf(late.beside),
    answered: median(answered),
  }
}

/** Returns the addresses of products and searches, each once, in turns. */
async function someAddresses(api: string, count: number): Promise<string[]> {
  const get = async <T>(path: string) => ((await (await fetch(api + path)).json()) as { data: T }).data
  const SIZE = 60
  const products: { prodId: string; partyCode: string }[] = []
  for (let current = 1; products.length < count; current++) {
    const { products: page } = await get<{ products: { records: typeof products } }>(
      `/search/prodPage?size=${SIZE}&current=${current}`,
    )
    if (!page.records.length) break
    products.push(...page.records)
  }
  return products
    .slice(0, count)
    .map(({ prodId, partyCode }, at) =>
      at % 4 === 3 ? `/list/pn-${encodeURIComponent(partyCode)}` : `/detail/${prodId}`,
    )
}

type ReadLine = { quantity?: number; candidates: { skuId: string }[] }

async function call<T>(api: string, name: 'read' | 'price', input: unknown): Promise<T> {
  const response = await fetch(`${api}/quickOrder/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const { code, msg, data } = (await response.json()) as { code: string; msg: string; data: T }
  if (code !== '00000') throw new Error(`${name}: ${msg}`)
  return data
}

/**
 * Posts a list as the form of the shop does, and checks that its plans are in the answer. A form that the shop has given
 * up after eight seconds counts with that time.
 */
async function post(url: string, text: string): Promise<string> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ intent: 'read', list: '[]', text })) body.set(name, value)
  const response = await fetch(url, { method: 'POST', headers: { origin: new URL(url).origin }, body })
  const answer = await response.text()
  const gaveUp = answer.includes('"unanswered":true') || response.status === 422
  if (!gaveUp && (!response.ok || !answer.includes('fewestShops')))
    throw new Error(`${url} answered ${response.status} without plans: ${answer.slice(0, 300)}`)
  return answer
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now()
  const result = await work()
  return { ms: performance.now() - began, result }
}

const spreadOf = (times: readonly number[]): Spread => ({
  median: median(times),
  most95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN,
})

const middleOf = (all: readonly Lateness[]): Lateness => ({
  median: median(all.map((one) => one.median)),
  most99: median(all.map((one) => one.most99)),
  most: median(all.map((one) => one.most)),
})
