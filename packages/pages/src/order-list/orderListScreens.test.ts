import { orderListOf } from '@millwright/fixtures/orderLists'
import { expect, it } from 'vitest'
import { renderScreen } from '../loading/testing/renderScreen.tsx'
import {
  formOf,
  fromFixtures,
  loaderContextAt,
  redirectTarget,
  refusal,
  testMall,
} from '../loading/testing/testMall.ts'
import { screen as detail } from './UcOrderListDetail/UcOrderListDetail.route.ts'
import { screen as lists } from './UcOrderLists/UcOrderLists.route.ts'

const answers = fromFixtures(
  'addOrderListLines',
  'centerInfo',
  'createOrderList',
  'deleteOrderLists',
  'duplicateOrderList',
  'importOrderList',
  'mostBoughtParts',
  'orderListInfo',
  'orderListPage',
  'orderListToCart',
  'repeatOrderList',
  'saveOrderList',
  'saveOrderListLines',
  'skipOrderList',
  'waiting',
)
const address = '/user-center/uc-order-lists'
const listAddress = '/user-center/uc-order-list-detail/3'
const mallWith = (changes: object = {}) => testMall({ ...answers, ...changes })
const post = (mall: ReturnType<typeof mallWith>, fields: Record<string, string>) =>
  lists.action!(mall.api, loaderContextAt(address), formOf(fields))
const postAt = (mall: ReturnType<typeof mallWith>, fields: Record<string, string>) =>
  detail.action!(mall.api, loaderContextAt(listAddress, { params: { listId: '3' } }), formOf(fields))
const partly = { added: 2, failList: [{ lineId: '1', partyCode: 'X', reason: 'gone' }] }

it('lists the buyer’s lists, and opens the form for the cart with the lists to add to [R5.19]', async () => {
  const mall = mallWith()
  const html = await renderScreen(lists, `${address}?new=cart`, mall.api)
  expect(html).toContain('采购清单</h1>')
  expect(html).toContain('href="/user-center/uc-order-list-detail/1"')
  expect(html).toContain('name="from" value="cart"')
  expect(mall.inputsOf('orderListPage')).toEqual([{ current: 1, size: 20 }, { size: 100 }])
  expect(await redirectTarget(lists.load(mall.api, loaderContextAt(`${address}?page=9`)))).toBe('unknown listPage')
})

it('begins a list with the parts that the buyer bought most, or says that there are none [R5.19]', async () => {
  const mall = mallWith()
  expect(await renderScreen(lists, `${address}?new=bought`, mall.api)).toContain('name="from" value="bought"')
  await redirectTarget(post(mall, { intent: 'create', name: 'x', note: '', from: 'bought' }))
  expect(mall.inputsOf('createOrderList')).toEqual([{ name: 'x', note: '', bought: 1 }])
  const none = mallWith({ mostBoughtParts: [] })
  const html = await renderScreen(lists, `${address}?new=bought`, none.api)
  expect(html).toContain('最近 12 个月没有付款的订单')
  expect(html).not.toContain('value="create"')
})

it('saves the cart, an order, SKUs or a text as a new list, and opens it [R5.19]', async () => {
  const mall = mallWith()
  const saved = (fields: Record<string, string>) =>
    redirectTarget(post(mall, { intent: 'create', name: ' 三号线 ', note: '', ...fields }))
  expect(await saved({ from: 'cart' })).toBe('/user-center/uc-order-list-detail/1?done=created')
  await saved({ orderNumber: '2026' })
  await saved({ q: '1001-20.2001-0' })
  await saved({ text: '6205\t20' })
  await saved({ text: ' ' })
  const base = { name: '三号线', note: '' }
  expect(mall.inputsOf('createOrderList')).toEqual([
    { ...base, cart: 1 },
    { ...base, orderNumber: '2026' },
    { ...base, lines: [{ skuId: '1001', quantity: 20 }] },
    { ...base, text: '6205\t20' },
    base,
  ])
})

it('adds goods to a chosen list without a name, and names the fields that are wrong [R5.19]', async () => {
  const mall = mallWith()
  expect(await redirectTarget(post(mall, { intent: 'create', target: '7', from: 'cart', name: '' }))).toBe(
    '/user-center/uc-order-list-detail/7?done=saved',
  )
  expect(mall.inputsOf('addOrderListLines')).toEqual([{ listId: '7', cart: 1 }])
  expect(await post(mall, { intent: 'create', name: ' ', note: 'x'.repeat(501) })).toMatchObject({
    fields: { name: { key: 'orderListName' }, note: { key: 'orderListNote' } },
  })
  const full = mallWith({ createOrderList: refusal('A00001', '最多 200 个') })
  expect(await post(full, { intent: 'create', name: 'x' })).toMatchObject({ problem: { message: '最多 200 个' } })
})

it('goes to the cart if every line was added, and names the others [R5.19]', async () => {
  expect(await redirectTarget(post(mallWith(), { intent: 'cart', listId: '1' }))).toBe('/cart')
  expect(await post(mallWith({ orderListToCart: partly }), { intent: 'cart', listId: '1' })).toEqual({
    done: true,
    data: { cart: { ...partly, listId: '1' } },
  })
  const none = mallWith({ orderListToCart: { ...partly, added: 0 } })
  expect(await post(none, { intent: 'cart', listId: '1' })).toMatchObject({ done: false, data: { cart: { added: 0 } } })
  expect(await post(none, { intent: 'cart', listId: 'x' })).toMatchObject({ done: false })
  const mall = mallWith()
  expect(await redirectTarget(postAt(mall, { intent: 'cart', n: '4' }))).toBe('/cart')
  expect(mall.inputsOf('orderListToCart')).toEqual([{ listId: '3', assemblies: 4 }])
})

it('imports a file, and shows the rows that were refused [R5.19]', async () => {
  const form = formOf({ intent: 'import', name: 'x' })
  const at = loaderContextAt(address)
  expect(await lists.action!(mallWith().api, at, form)).toMatchObject({ fields: { file: { key: 'noFile' } } })
  form.append('file', new File(['6205;5'], 'list.csv'))
  expect(await redirectTarget(lists.action!(mallWith().api, at, form))).toBe(
    '/user-center/uc-order-list-detail/1?done=created',
  )
  const imported = { listId: '1', saved: 1, unmatched: 0, failList: [{ row: 2, text: 'x', reason: 'no' }] }
  expect(await lists.action!(mallWith({ importOrderList: imported }).api, at, form)).toEqual({
    done: true,
    data: { imported },
  })
})

it('opens a list for a number of assemblies, and says if there is none [R5.19]', async () => {
  const mall = mallWith()
  const html = await renderScreen(detail, '/user-center/uc-order-list-detail/2?n=3', mall.api, {
    params: { listId: '2' },
  })
  expect(mall.inputsOf('orderListInfo')).toEqual([{ listId: '2', assemblies: 3 }])
  expect(html).toContain('href="/_order-list/2.xlsx?n=3"')
  const gone = mallWith({ orderListInfo: refusal('A03000') })
  const at = loaderContextAt(listAddress, { params: { listId: '3' } })
  expect(await redirectTarget(detail.load(gone.api, at))).toBe('unknown orderList')
  const unnamed = loaderContextAt('/user-center/uc-order-list-detail')
  expect(await redirectTarget(detail.load(mall.api, unnamed))).toBe('unnamed orderList')
})

it('saves typed quantities, levels and notes, and keeps the lines of other pages [R5.19]', async () => {
  const mall = mallWith()
  const fields = { version: '3', 'q.100': '70', 'level.100': '9', 'note.100': ' 新 ', n: '2' }
  expect(await redirectTarget(postAt(mall, { intent: 'lines', ...fields }))).toBe(`${listAddress}?n=2&done=saved`)
  const [sent] = mall.inputsOf('saveOrderListLines') as { version: number; lines: object[] }[]
  expect(sent!.version).toBe(3)
  expect(sent!.lines.slice(0, 2)).toEqual([
    { lineId: '100', skuId: '1000001', level: 5, quantity: 70, note: '新' },
    { lineId: '101', skuId: '1000104', level: 1, quantity: 120, note: '' },
  ])
  expect(await redirectTarget(postAt(mall, { intent: 'down.100', page: '2', ...fields }))).toBe(
    `${listAddress}?n=2&edit=lines&page=2`,
  )
  expect(await redirectTarget(postAt(mall, { intent: 'replace.102.1000001', version: '3' }))).toBe(
    `${listAddress}?done=saved`,
  )
  expect((mall.inputsOf('saveOrderListLines') as { lines: object[] }[])[2]!.lines[2]).toMatchObject({
    skuId: '1000001',
  })
})

it('names wrong quantities and notes at their lines, except of a line that is removed [R5.19]', async () => {
  const wrong = { version: '3', 'q.100': '1.5', 'q.101': '2', 'note.101': 'x'.repeat(201) }
  const mall = mallWith()
  expect(await postAt(mall, { intent: 'lines', ...wrong })).toMatchObject({
    fields: { 'q.100': { key: 'notWhole' }, 'note.101': { key: 'orderListLineNote' } },
    form: { 'q.100': '1.5' },
  })
  await redirectTarget(postAt(mall, { intent: 'remove.100', version: '3', 'q.100': '1.5' }))
  const [sent] = mall.inputsOf('saveOrderListLines') as { lines: { lineId: string }[] }[]
  expect(sent!.lines.map(({ lineId }) => lineId)).toEqual(['101', '102', '103', '104'])
  const changed = mallWith({ saveOrderListLines: refusal('A00001', '已在别处修改') })
  expect(await postAt(changed, { intent: 'lines', version: '2', 'q.100': '7' })).toMatchObject({
    problem: { message: '已在别处修改' },
    form: { 'q.100': '7' },
  })
})

it('renames, copies, repeats, skips, stops and deletes a list [R5.19]', async () => {
  const mall = mallWith()
  const to = (fields: Record<string, string>) => redirectTarget(postAt(mall, fields))
  expect(await to({ intent: 'name', name: '新', note: '' })).toBe(`${listAddress}?done=saved`)
  expect(await to({ intent: 'copy', name: '副本' })).toBe('/user-center/uc-order-list-detail/2?done=copied')
  expect(await to({ intent: 'repeat', weeks: '4', nextDay: '2026-12-01' })).toBe(`${listAddress}?done=repeatSaved`)
  expect(await to({ intent: 'repeat', weeks: '52', nextDay: '' })).toBe(`${listAddress}?done=repeatSaved`)
  expect(await to({ intent: 'stop' })).toBe(`${listAddress}?done=repeatStopped`)
  expect(await to({ intent: 'skip' })).toBe(`${listAddress}?done=skipped`)
  expect(await to({ intent: 'add', text: '6205 20' })).toBe(`${listAddress}?done=saved`)
  expect(await to({ intent: 'delete' })).toBe(`${address}?done=deleted`)
  expect(mall.inputsOf('repeatOrderList')).toEqual([
    { listId: '3', weeks: 4, nextDay: '2026-12-01' },
    { listId: '3', weeks: 52 },
    { listId: '3', weeks: 0 },
  ])
  expect(mall.inputsOf('deleteOrderLists')).toEqual([['3']])
  for (const weeks of ['0', '53', 'x', ''])
    expect(await postAt(mall, { intent: 'repeat', weeks, nextDay: 'x' })).toMatchObject({
      fields: { weeks: { key: 'orderListWeeks' }, nextDay: { key: 'orderListDay' } },
    })
  expect(await postAt(mall, { intent: 'add', text: ' ' })).toMatchObject({ fields: { text: { key: 'orderListText' } } })
  expect(await postAt(mall, { intent: 'nonsense' })).toMatchObject({ done: false })
  expect(orderListOf('zh', { listId: '3' }).items.length).toBe(5)
})
