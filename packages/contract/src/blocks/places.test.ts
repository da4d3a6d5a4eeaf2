import { discount_coupon } from './discount_coupon.ts'
import { store_list } from './store_list.ts'
import type { Block } from './block.ts'

function read<T>({ data }: Block<T>, input: unknown) {
  const problems: string[] = []
  return { value: data.read(input, '$', (problem, path) => problems.push(`${problem} ${path}`)), problems }
}

describe('store_list', () => {
  it('reads only the ids of shops, reports invalid shops, and leaves default colours to the theme [R4.04]', () => {
    expect(
      read(store_list, {
        title: 'A',
        titleColor: '#333333',
        shops: [{ shopId: 1, shopName: 'Old name' }, '2', { shopId: '3; drop' }, null],
      }),
    ).toMatchObject({
      value: { titleColor: undefined, showSubTitle: true, shops: [{ shopId: '1' }, { shopId: '2' }] },
      problems: ['badShop $.shops[2]', 'badShop $.shops[3]'],
    })
  })

  it('reports the required fields that are missing', () => {
    expect(read(store_list, {}).problems).toEqual(['required $.title', 'required $.shops'])
  })
})

it('discount_coupon reads the group deal of a product, never its flash sale [R4.04]', () => {
  const goods = [
    { prodId: 1, groupActivityId: 10, seckillId: 9 },
    { prodId: 2, activityId: '20', actPrice: 0.01 },
    { prodId: 3, groupActivityId: 'x' },
    4,
  ]
  expect(read(discount_coupon, { title: 'A', goods })).toMatchObject({
    value: {
      goods: [
        { prodId: '1', groupActivityId: '10' },
        { prodId: '2', groupActivityId: '20' },
        { prodId: '3' },
        { prodId: '4' },
      ],
    },
    problems: [],
  })
  expect(read(discount_coupon, {}).problems).toEqual(['required $.title', 'required $.goods'])
})
