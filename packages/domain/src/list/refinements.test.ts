import { describe, expect, it } from 'vitest'
import { emptyFilter, writeListPath } from './listFilter.ts'
import type { ListFilter } from './listFilter.ts'
import { money } from '../money/money.ts'
import { refinementsOf, toggleAttr, toggleBrand, unrefined } from './refinements.ts'

const chosen: ListFilter = {
  ...emptyFilter,
  keyword: '6205',
  categoryPath: ['1'],
  brandIds: ['7', '8'],
  attrs: [{ attrId: '3', valueIds: ['31', '32'] }],
  ranges: [
    { attrId: '14', min: 5.5 },
    { attrId: '15', max: 9 },
  ],
  minPrice: money('10'),
  inStock: true,
  sort: 'sales',
  view: 'table',
}

describe('the refinements of a list', () => {
  it('include each brand, value, range, price and stock, and removing them leads back to the wider list [R2.17]', () => {
    expect(refinementsOf(chosen).map(({ kind }) => kind)).toEqual([
      'brand',
      'brand',
      'attr',
      'attr',
      'range',
      'range',
      'price',
      'stock',
    ])
    let left = chosen
    while (refinementsOf(left).length) left = { ...left, ...refinementsOf(left)[0]!.without }
    expect(writeListPath(left)).toBe(writeListPath(unrefined(chosen)))
    expect(writeListPath(left)).toBe('/list/cpid-1_st-0_p-1?pn=6205&sort=sales&view=table')
  })

  it('toggle a value, and drop an attribute without values [R2.17]', () => {
    expect(toggleBrand(chosen, '7')).toEqual({ brandIds: ['8'] })
    expect(toggleBrand(chosen, '9')).toEqual({ brandIds: ['7', '8', '9'] })
    const one = { ...chosen, ...toggleAttr(chosen, '3', '31') }
    expect(one.attrs).toEqual([{ attrId: '3', valueIds: ['32'] }])
    expect(toggleAttr(one, '3', '32')).toEqual({ attrs: [] })
    expect(toggleAttr(one, '4', '41').attrs).toEqual([
      { attrId: '3', valueIds: ['32'] },
      { attrId: '4', valueIds: ['41'] },
    ])
  })
})
