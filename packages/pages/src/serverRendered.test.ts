import { serverRendered, withoutServerRendered } from './serverRendered.ts'

it('omits server-rendered values from the page data at any depth', () => {
  const goods = serverRendered(['one'])
  const carried: unknown = JSON.parse(
    JSON.stringify({ total: 1, front: { parts: [goods, { value: 2 }] } }, withoutServerRendered),
  )
  expect(carried).toEqual({ total: 1, front: { parts: [{ stamp: goods.stamp }, { value: 2 }] } })
  expect(JSON.parse(JSON.stringify({ goods }))).toEqual({ goods: { stamp: goods.stamp, value: ['one'] } })
})

it('gives equal values equal stamps, and different values different ones', () => {
  expect(serverRendered({ a: [1] }).stamp).toBe(serverRendered({ a: [1] }).stamp)
  expect(serverRendered({ a: [1] }).stamp).not.toBe(serverRendered({ a: [2] }).stamp)
})
