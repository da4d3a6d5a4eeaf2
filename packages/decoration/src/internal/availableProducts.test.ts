import { money } from '@millwright/domain/money/money'
import { writeServerTime } from '@millwright/domain/time'
import { bearing } from '@millwright/fixtures/products'
import { availableProducts, productsInStock, runningSales } from './availableProducts.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const product = (prodId: string, more: object = {}) => ({ ...bearing.zh, prodId, ...more })

it('drops deleted and delisted products, and uses the server’s price of the rest [R4.04]', () => {
  const products = { 1: product('1', { price: money('9.90') }), 2: product('2', { status: 0 }) }
  const left = availableProducts(
    [{ prodId: '1' }, { prodId: '2' }, { prodId: '3' }, { prodId: '1' }, { prodId: 'constructor' }],
    { products, now },
  )
  expect(left.map(({ prodId, price }) => [prodId, price])).toEqual([['1', '9.90']])
})

it('drops sold-out products from a ranking, and keeps unknown and unlimited stock [R4.04]', () => {
  const stocks = { 1: 4, 2: 0, 3: -1, 4: undefined }
  const products = Object.fromEntries(
    Object.entries(stocks).map(([id, totalStocks]) => [id, product(id, { totalStocks })]),
  )
  const left = productsInStock(
    Object.keys(stocks).map((prodId) => ({ prodId })),
    { products, now },
  )
  expect(left.map(({ prodId }) => prodId)).toEqual(['1', '3', '4'])
})

it('returns only running sales [R4.04]', () => {
  const sale = (seckillId: string, from: number, until: number) => [
    seckillId,
    {
      ...product(`1${seckillId}`),
      seckillId,
      seckillPrice: money('8.00'),
      startTime: writeServerTime(now + from),
      endTime: writeServerTime(now + until),
    },
  ]
  const seckills = Object.fromEntries([sale('1', -1000, 60_000), sale('2', -9000, -1000), sale('3', 1000, 60_000)])
  const refs = ['1', '2', '3', '4'].map((seckillId) => ({ prodId: `1${seckillId}`, seckillId }))
  expect(runningSales(refs, { products: {}, seckills, now })).toMatchObject([
    { seckillId: '1', price: '8.00', until: now + 60_000 },
  ])
})

it('reads a sale from the product’s own activity if its id is unknown', () => {
  const products = {
    1: product('1', { activityPrice: money('7.00'), activityEndTime: now + 5000 }),
    2: product('2', { activityPrice: money('7.00'), activityEndTime: now }),
  }
  expect(
    runningSales([{ prodId: '1' }, { prodId: '2' }], { products, now }).map(
      ({ product: { prodId }, seckillId, price }) => [prodId, seckillId, price],
    ),
  ).toEqual([['1', undefined, '7.00']])
})
