import { readShopAddress, writeShopAddress } from './shopAddress.ts'

const read = (query: string) => readShopAddress(new URLSearchParams(query))

it('reads back its own addresses, ignores invalid filters, and refuses invalid ids [R2.24]', () => {
  const whole = { shopId: '2', categoryId: '101', keyword: '6205 & more', sort: 'sales', page: 3 } as const
  expect(read(writeShopAddress(whole).split('?')[1]!)).toEqual(whole)
  expect(writeShopAddress({ shopId: '2' })).toBe('/shopIndex?sid=2')
  expect(read('sid=2&cid=&sort=up&page=-1&pn=%20')).toEqual({ shopId: '2', sort: 'default', page: 1 })
  for (const none of [
    '',
    'sid=',
    'sid=2a',
    'sid=../2',
    'sid=2&cid=x',
    'sid=9223372036854775808',
    'sid=2&cid=9223372036854775808',
  ])
    expect(read(none)).toBeUndefined()
})
