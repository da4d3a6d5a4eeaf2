import { expect, it } from 'vitest'
import { addressesWith, specificationAddresses } from './addresses.ts'

it('names each address of the specification once', () => {
  const patterns = Object.values(specificationAddresses)
  expect(patterns.length).toBeGreaterThan(90)
  expect(new Set(patterns).size).toBe(patterns.length)
  expect(patterns.filter((pattern) => !/^\/[\w./-]*(\/:\w+\??)?$/.test(pattern))).toEqual([])
})

it('moves the routes below an address together with the address, except routes with their own address', () => {
  const own = addressesWith({ secdetail: '/blitz/:seckillId?', commoditypool: '/rahmen', 'uc-order': '/mine' })
  expect(own).toEqual({
    ...specificationAddresses,
    secdetail: '/blitz/:seckillId?',
    'secdetail-confirm-order': '/blitz/confirm-order',
    commoditypool: '/rahmen',
    'commoditypool-filtered': '/rahmen/:id',
    'uc-order': '/mine',
  })
})
