import { expect, it } from 'vitest'
import { specification } from './addresses.ts'
import { matchAddress, paramsOf } from './matchAddress.ts'

it('finds what is written out before what is open', () => {
  expect(matchAddress(specification, '/secdetail/Confirm-Order')).toEqual({ id: 'secdetail-confirm-order', params: {} })
  expect(matchAddress(specification, '/secdetail/7')).toEqual({ id: 'secdetail', params: { seckillId: '7' } })
  expect(matchAddress(specification, '/nowhere')).toBeUndefined()
})

it('finds addresses of screens that a shop adds', () => {
  expect(matchAddress({ ...specification, wishes: '/wishes/:id?' }, '/wishes')).toEqual({
    id: 'wishes',
    params: { id: undefined },
  })
})

it('reads what a pattern leaves open, and asks for what it does not', () => {
  expect(paramsOf([':a', 'x', ':b?'], ['1', 'X'])).toEqual({ a: '1', b: undefined })
  expect(paramsOf([':a'], [])).toBeUndefined()
  expect(paramsOf(['a'], ['a', 'b'])).toBeUndefined()
})
