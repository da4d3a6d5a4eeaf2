import { QUICK_ORDER_TEXT_LIMIT } from '@millwright/domain/quick-order/limits'
import { orderListOf } from '@millwright/fixtures/orderLists'
import { pricedOrder, readLines } from '@millwright/fixtures/quickOrder'
import { expect, it } from 'vitest'
import type { ScreenResponse } from '../../loader.ts'
import { formOf, loaderContextAt, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './QuickOrder.action.ts'
import { load } from './QuickOrder.load.ts'
import { linesOfRead } from './quickLine.ts'

const buyer = loaderContextAt('/quick-order', { user: Promise.resolve({} as never) })
const visitor = loaderContextAt('/quick-order', { user: undefined })
const lines = linesOfRead(readLines('en'))
const list = JSON.stringify(lines)
const sure = lines.filter(({ state, quantity }) => state === 'sure' && quantity)
const priced = (skus = sure) =>
  pricedOrder('en', { lines: skus.map(({ skuId, quantity }) => ({ skuId, quantity: Number(quantity) })), plans: 1 })

it('reads a pasted list behind the lines that are there, and prices those that are complete', async () => {
  const mall = testMall({ readOrderListOfBuyer: readLines('en').slice(0, 1), priceOrderLinesOfBuyer: priced() })
  const { data } = await action(mall.api, buyer, formOf({ intent: 'read', text: '6205\t200', list }))
  expect(data?.lines).toHaveLength(lines.length + 1)
  expect(mall.inputsOf('readOrderListOfBuyer')).toEqual([{ text: '6205\t200' }])
  expect(mall.inputsOf('priceOrderLinesOfBuyer')[0]).toMatchObject({ lines: { length: 3 } })
})

it('reads a chosen file behind the typed text, and says at the file why it cannot be read', async () => {
  const mall = testMall({
    readOrderFile: { text: '6206\t5', lines: 1, cut: false },
    readOrderListOfBuyer: readLines('en').slice(0, 1),
    priceOrderLinesOfBuyer: priced(),
  })
  const withFile = formOf({ intent: 'read', text: '6205 20' })
  withFile.append('file', new File(['6206;5'], 'list.csv'))
  await action(mall.api, buyer, withFile)
  expect(mall.inputsOf('readOrderListOfBuyer')).toEqual([{ text: '6205 20\n6206\t5' }])
  const scanned = testMall({ readOrderFile: refusal('A00001', 'The PDF has no text') })
  expect(await action(scanned.api, buyer, withFile)).toMatchObject({
    fields: { file: { message: 'The PDF has no text' } },
    data: { text: '6205 20' },
  })
})

it('remembers the buyer’s own number of a line that was put right', async () => {
  const [, line] = lines
  const right = { ...line!, state: 'likely', candidates: line!.candidates.map((one) => ({ ...one, signs: [] })) }
  const mall = testMall({
    priceOrderLinesOfBuyer: priced([line!]),
    addItems: [{ skuId: '1000020', added: true, message: undefined }],
    saveArticleNumbers: [],
  })
  await action(mall.api, buyer, formOf({ intent: 'add', list: JSON.stringify([right]) }))
  expect(mall.inputsOf('saveArticleNumbers')).toMatchObject([[{ number: 'WX-100482', skuId: '1000020' }]])
})

it('asks for public prices for a visitor', async () => {
  const mall = testMall({ priceOrderLines: priced() })
  await action(mall.api, visitor, formOf({ intent: 'price', list }))
  expect(mall.inputsOf('priceOrderLines')[0]).toMatchObject({ lines: [{ skuId: '1000001' }, { skuId: '1000020' }] })
})

it('keeps the text if it is too long, if nothing is read, and if the mall refuses', async () => {
  const long = '6'.repeat(QUICK_ORDER_TEXT_LIMIT + 1)
  const { api } = testMall({ readOrderListOfBuyer: [] })
  expect(await action(api, buyer, formOf({ intent: 'read', text: long }))).toMatchObject({
    fields: { text: { key: 'tooLong' } },
    data: { text: long },
  })
  expect(await action(api, buyer, formOf({ intent: 'read', text: 'Hello' }))).toMatchObject({
    fields: { text: { key: 'inquiryPaste' } },
    data: { text: 'Hello' },
  })
  const busy = testMall({ readOrderListOfBuyer: refusal('A00001', 'Too many requests') })
  expect(await action(busy.api, buyer, formOf({ intent: 'read', text: '6205 1' }))).toMatchObject({
    done: false,
    problem: { message: 'Too many requests' },
    data: { text: '6205 1' },
  })
})

it('takes typed quantities and chosen parts, and no part that is not offered', async () => {
  const mall = testMall({ priceOrderLinesOfBuyer: priced() })
  const form = formOf({ intent: 'price', list, 'q.4': '24', 'sku.2': '1000105', 'sku.3': '666' })
  const { data } = await action(mall.api, buyer, form)
  expect(data?.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    ['1000001', '200'],
    ['1000020', '1950'],
    ['1000105', '120'],
    ['', '40'],
    ['1000105', '24'],
    ['', '12'],
  ])
})

it('applies a plan, also with a SKU that was no candidate', async () => {
  const mall = testMall({ priceOrderLinesOfBuyer: priced() })
  const { data } = await action(mall.api, buyer, formOf({ intent: 'plan.cheapest', list: JSON.stringify(sure) }))
  expect(data?.lines[0]).toMatchObject({ skuId: '1000201' })
  expect(data?.lines[0]?.candidates.map(({ skuId }) => skuId)).toContain('1000201')
})

it('adds complete lines in whole packs, and keeps those that the mall refuses with its reason', async () => {
  const mall = testMall({
    priceOrderLinesOfBuyer: priced(),
    addItems: [
      { skuId: '1000001', added: true, message: undefined },
      { skuId: '1000020', added: false, message: 'Only 40 left' },
    ],
  })
  const result = await action(mall.api, buyer, formOf({ intent: 'add', list }))
  expect(mall.inputsOf('addItems')[0]).toMatchObject([
    { skuId: '1000001', count: 200 },
    { skuId: '1000020', count: 2000 },
  ])
  expect(result).toMatchObject({
    done: false,
    problem: { key: 'someNotAdded', values: { added: 1, failed: 1 } },
    fields: { 'q.0': { message: 'Only 40 left' } },
    data: { added: 1 },
  })
  expect(result.data?.lines).toHaveLength(5)
})

it('sends a visitor to sign in, and back to the lines', async () => {
  const { api } = testMall({})
  const left = action(api, visitor, formOf({ intent: 'add', list })).catch((error: ScreenResponse) => error.to)
  expect(await left).toMatchObject({
    redirect: expect.stringContaining(encodeURIComponent('1000001-200.1000020-1950')),
  })
})

it('reads hostile lists as empty', async () => {
  for (const hostile of ['{', '[1]', '{"length":9}', JSON.stringify([{ candidates: 'x'.repeat(9) }])]) {
    const { data } = await action(testMall({}).api, buyer, formOf({ intent: 'price', list: hostile }))
    expect(data?.lines.filter(({ skuId }) => skuId)).toEqual([])
  }
})

it('shows the SKUs that the address names, and leaves out those that are gone', async () => {
  const known = pricedOrder('en', {
    lines: [
      { skuId: '9', quantity: 1 },
      { skuId: '1000001', quantity: 20 },
    ],
  })
  const mall = testMall({ priceOrderLines: known })
  const loaded = await load(mall.api, { ...visitor, query: { q: '9-1.5-0.x-7.1000001-20' } } as never)
  expect(mall.inputsOf('priceOrderLines')).toMatchObject([{ lines: [{ skuId: '9' }, { skuId: '1000001' }] }])
  expect(loaded.lines).toMatchObject([{ skuId: '1000001', quantity: '20' }])
  expect(loaded.priced?.lines).toMatchObject([{ index: 0 }])
})

it('opens an order list for a number of assemblies, and reads its lines without a part again', async () => {
  const mall = testMall({
    orderListInfo: orderListOf('en', { listId: '3', assemblies: 2 }),
    readOrderListOfBuyer: readLines('en')
      .slice(2, 3)
      .map((line) => ({ ...line, raw: 'bronze bush 40 mm' })),
    priceOrderLinesOfBuyer: priced(),
  })
  const at = { ...buyer, query: { list: '3', n: 2 } }
  const data = await load(mall.api, at)
  expect(mall.inputsOf('orderListInfo')).toEqual([{ listId: '3', assemblies: 2 }])
  expect(mall.inputsOf('readOrderListOfBuyer')).toEqual([{ text: 'YB-6205-2RS\nbronze bush 40 mm' }])
  expect(data.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    ['1000001', '120'],
    ['1000104', '240'],
    ['1000020', '1900'],
    // A line that was not read again, and one that was, each in the quantity of the list.
    ['', '60'],
    ['', '24'],
  ])
  expect(data.lines.at(-1)!.candidates.length).toBeGreaterThan(0)
  const gone = testMall({ orderListInfo: refusal('A03000') })
  expect(await redirectTarget(load(gone.api, at))).toBe('unknown orderList')
})

it('leads a visitor who opens an order list to the sign-in, and from there back to the list', async () => {
  const opened = load(testMall({}).api, { ...visitor, query: { list: '3', n: 2 } })
  expect(await redirectTarget(opened)).toBe('/login?back=%2Fquick-order%3Flist%3D3%26n%3D2')
})

it('keeps the list under a name, with its lines without a part as text', async () => {
  const mall = testMall({ createOrderList: { listId: '7' } })
  const saved = action(mall.api, buyer, formOf({ intent: 'save', list, listName: 'Line 3' }))
  expect(await redirectTarget(saved)).toBe('/user-center/uc-order-list-detail/7?done=created')
  const [sent] = mall.inputsOf('createOrderList') as { name: string; lines: { skuId?: string; written: string }[] }[]
  expect(sent!.name).toBe('Line 3')
  expect(sent!.lines).toHaveLength(lines.length)
  expect(sent!.lines.at(-1)).toMatchObject({ written: lines.at(-1)!.raw, quantity: 12 })
  expect(sent!.lines.at(-1)!.skuId).toBeUndefined()
  expect(await action(mall.api, buyer, formOf({ intent: 'save', list, listName: ' ' }))).toMatchObject({
    fields: { listName: { key: 'orderListName' } },
    data: { lines: { length: lines.length } },
  })
  const full = testMall({ createOrderList: refusal('A00001', 'At most 200 lists') })
  expect(await action(full.api, buyer, formOf({ intent: 'save', list, listName: 'x' }))).toMatchObject({
    fields: { listName: { message: 'At most 200 lists' } },
  })
})

it('adds the parts that the buyer bought most, each once, or says that there are none', async () => {
  const bought = [
    { skuId: '1000001', quantity: 5, orders: 3 },
    { skuId: '1000105', quantity: 20, orders: 2 },
  ]
  const mall = testMall({
    mostBoughtParts: bought,
    priceOrderLinesOfBuyer: pricedOrder('en', { lines: [bought[1]!] }),
  })
  const own = JSON.stringify(lines.slice(0, 1))
  const { data } = await action(mall.api, buyer, formOf({ intent: 'bought', list: own }))
  expect(mall.inputsOf('priceOrderLinesOfBuyer')[0]).toEqual({ lines: [{ skuId: '1000105', quantity: 20 }], plans: 0 })
  expect(data?.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    ['1000001', '200'],
    ['1000105', '20'],
  ])
  const none = testMall({ mostBoughtParts: [] })
  expect(await action(none.api, buyer, formOf({ intent: 'bought', list: own }))).toMatchObject({
    problem: { key: 'nothingBought' },
    data: { lines: { length: 1 } },
  })
})

it('keeps a line of an order list that has more pieces than a line may have', async () => {
  const listed = orderListOf('en', { listId: '1' })
  const items = listed.items.map((item, at) =>
    at === 0 ? { ...item, state: 'tooMany' as const, pieces: 1_999_998, offer: undefined } : item,
  )
  const mall = testMall({
    orderListInfo: { ...listed, items },
    readOrderListOfBuyer: readLines('en').slice(0, 1),
    priceOrderLinesOfBuyer: priced(),
  })
  const loaded = await load(mall.api, { ...buyer, query: { list: '1' } } as never)
  const [, own] = /"quantity":"(1999998)"/.exec(JSON.stringify(loaded)) ?? []
  expect(own).toBe('1999998')
})

it('reads one line again as it is written now, and keeps its quantity where the text says none', async () => {
  const [fresh] = readLines('en')
  const mall = testMall({
    readOrderListOfBuyer: [{ ...fresh!, quantity: undefined }],
    priceOrderLinesOfBuyer: priced(),
  })
  const sent = { intent: 'reread.5', 'raw.5': '6205-2RS', 'q.5': '7', list }
  const { data } = await action(mall.api, buyer, formOf(sent))
  expect(mall.inputsOf('readOrderListOfBuyer')).toEqual([{ text: '6205-2RS' }])
  expect(data?.lines).toHaveLength(lines.length)
  expect(data?.lines[5]).toMatchObject({ raw: fresh!.raw, skuId: '1000001', quantity: '7' })
})

it('says at the line why it cannot be read again, and keeps the list', async () => {
  const { api } = testMall({ readOrderListOfBuyer: refusal('A00001', 'Busy') })
  expect(await action(api, buyer, formOf({ intent: 'reread.0', 'raw.0': '6205', list }))).toMatchObject({
    fields: { 'raw.0': { message: 'Busy' } },
    data: { lines: { length: lines.length } },
  })
  for (const [at, raw] of [
    ['99', '6205'],
    ['0', ' '],
    ['x', '6205'],
  ])
    expect(await action(api, buyer, formOf({ intent: `reread.${at}`, [`raw.${at}`]: raw!, list }))).toMatchObject({
      done: false,
      data: { lines: { length: lines.length } },
    })
})
