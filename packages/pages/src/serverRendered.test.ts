import { serverRendered, withoutServerRendered } from './serverRendered.ts'

it('leaves out of what a page carries what is drawn already, however deep it lies', () => {
  const goods = serverRendered(['one'])
  const carried: unknown = JSON.parse(
    JSON.stringify({ total: 1, front: { parts: [goods, { value: 2 }] } }, withoutServerRendered),
  )
  expect(carried).toEqual({ total: 1, front: { parts: [{ stamp: goods.stamp }, { value: 2 }] } })
  expect(JSON.parse(JSON.stringify({ goods }))).toEqual({ goods: { stamp: goods.stamp, value: ['one'] } })
})

it('stamps equal values alike and others otherwise', () => {
  expect(serverRendered({ a: [1] }).stamp).toBe(serverRendered({ a: [1] }).stamp)
  expect(serverRendered({ a: [1] }).stamp).not.toBe(serverRendered({ a: [2] }).stamp)
})
