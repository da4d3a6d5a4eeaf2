import type { Decoder } from './decoder.ts'
import { goods_module3 } from './goods_module3.ts'
import { goods_module4 } from './goods_module4.ts'
import { goods_module5 } from './goods_module5.ts'
import { goods_module6 } from './goods_module6.ts'
import { goods_module7 } from './goods_module7.ts'

function read<T>({ data }: { data: Decoder<T> }, input: unknown) {
  const problems: string[] = []
  return { value: data.read(input, '$', (problem, path) => problems.push(`${problem} ${path}`)), problems }
}
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const link = { type: 4, link: 'newProd' }

it.each([
  ['goods_module3', goods_module3, 3],
  ['goods_module4', goods_module4, 4],
  ['goods_module5', goods_module5, 4],
  ['goods_module6', goods_module6, 10],
] as const)('%s limits its products to their maximum number, and omits invalid ones [R4.04]', (_, block, max) => {
  const whole = { title: 'A', titleLink: link, bgImg: 'a.svg', mainImg: 'a.svg', link }
  expect(read<unknown>(block, { ...whole, goods: [...ids(max - 1), 'x', ...ids(5)] })).toMatchObject({
    value: { goods: ids(max - 1).map((id) => ({ prodId: String(id) })) },
    problems: ['tooMany $.goods', `badProduct $.goods[${max - 1}]`],
  })
})

it.each([
  ['goods_module3', goods_module3, ['required $.title', 'required $.goods']],
  ['goods_module4', goods_module4, ['required $.bgImg', 'required $.link', 'required $.goods']],
  ['goods_module5', goods_module5, ['required $.mainImg', 'required $.link', 'required $.goods']],
  ['goods_module6', goods_module6, ['required $.title', 'required $.goods']],
  ['goods_module7', goods_module7, ['required $.tabs']],
] as const)('%s reports the required fields that are missing [R4.04]', (_, block, problems) => {
  expect(read<unknown>(block, {}).problems).toEqual(problems)
})

it('keeps the products if the picture or the link is unsafe [R4.03, R4.04, R4.05]', () => {
  const unsafe = { link: { type: 6, link: 'javascript:alert(1)' }, goods: [7] }
  expect(read(goods_module4, { ...unsafe, bgImg: 'data:text/html,x' })).toEqual({
    value: { bgImg: '', alt: { zh: '', en: '' }, link: undefined, goods: [{ prodId: '7' }] },
    problems: ['badPicture $.bgImg', 'badLink $.link'],
  })
  expect(read(goods_module5, { ...unsafe, mainImg: '//evil.example/a.svg' })).toMatchObject({
    value: { mainImg: '', link: undefined, goods: [{ prodId: '7' }] },
  })
})

it('omits shelves without a name, and shelves after the sixth [R4.04]', () => {
  const tab = (name: unknown) => ({ name, goods: [1] })
  const { value, problems } = read(goods_module7, {
    tabs: [tab('A'), tab(''), tab({ en: 'B' }), 7, tab('C'), tab('D'), tab('E')],
  })
  expect(value.tabs.map(({ name }) => name.en)).toEqual(['A', 'B', 'C', 'D'])
  expect(problems).toEqual([
    'tooMany $.tabs',
    'required $.tabs[1].name',
    'wrongType $.tabs[3]',
    'required $.tabs[3].name',
    'required $.tabs[3].goods',
  ])
})

it('accepts a rule instead of a shelf’s products, and corrects its invalid values [R4.04]', () => {
  const { value, problems } = read(goods_module7, {
    tabs: [
      { name: 'A', goods: { categoryId: [1, 12], shopId: 'x', sort: 9, size: 99.5 } },
      { name: 'B', goods: { prodId: 1 } },
    ],
  })
  expect(goods_module7.shelves(value)).toEqual(['categoryId=12&sort=2&time=0&size=10'])
  expect(problems).toEqual([
    'wrongType $.tabs[0].goods.shopId',
    'notAChoice $.tabs[0].goods.sort',
    'outOfRange $.tabs[0].goods.size',
    'wrongType $.tabs[1].goods',
    'required $.tabs[1].goods',
  ])
})

it('limits each shelf to ten products, and lists the products of all shelves for the page [R4.04]', () => {
  const { value, problems } = read(goods_module7, {
    tabs: [
      { name: 'A', goods: ids(12) },
      { name: 'B', goods: [20] },
    ],
  })
  expect(goods_module7.goods(value).map(({ prodId }) => prodId)).toEqual([...ids(10).map(String), '20'])
  expect(problems).toEqual(['tooMany $.tabs[0].goods'])
})
