import { expect, it } from 'vitest'
import { specificationAddresses } from './addresses.ts'
import { matchAddress } from './matchAddress.ts'

it('prefers fixed segments over parameters', () => {
  expect(matchAddress(specificationAddresses, '/secdetail/Confirm-Order')).toEqual({
    id: 'secdetail-confirm-order',
    params: {},
  })
  expect(matchAddress(specificationAddresses, '/secdetail/7')).toEqual({ id: 'secdetail', params: { seckillId: '7' } })
  expect(matchAddress(specificationAddresses, '/nowhere')).toBeUndefined()
})

it('finds addresses of a shop’s additional screens', () => {
  expect(matchAddress({ ...specificationAddresses, wishes: '/wishes/:id?' }, '/wishes')).toEqual({
    id: 'wishes',
    params: { id: undefined },
  })
})

it('reads optional parameters, and requires all other parameters', () => {
  const at = (pathname: string) => matchAddress({ a: '/:a/x.y/:b?', b: '/über' }, pathname)
  expect(at('/1/X.Y')).toEqual({ id: 'a', params: { a: '1', b: undefined } })
  expect(at('/1/x.y/a%2Fb/')).toEqual({ id: 'a', params: { a: '1', b: 'a/b' } })
  expect(at('/%E0%A4%A//x.y')).toEqual({ id: 'a', params: { a: '%E0%A4%A', b: undefined } })
  expect(at('/%c3%bcber')).toEqual({ id: 'b', params: {} })
  expect(['/1/x-y', '/1/x.y/2/3', '/x.y', '1/x.y'].map(at)).toEqual([undefined, undefined, undefined, undefined])
})
