import { blockSchema, blockTypes } from '@millwright/decoration/schema'
import { readLink } from '@millwright/domain/link/link'
import { readDecoration } from '@millwright/decoration/read'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsOf } from './blockGroups.ts'
import { linkTo } from './linkKinds.ts'
import { refId } from './pickerOf.ts'
import { entriesOnWay } from './ProblemList.tsx'
import { readSchema } from './schemaTypes.ts'
import { slotsIn } from './slotsIn.ts'
import { textsOf } from './typedTextAt.ts'
import { contentOf } from './useSession.ts'

const schemaOf = (type: string) => readSchema(blockSchema(type, { locale: 'en' }))

describe('the slots of a block', () => {
  it('are the goods of each column', () => {
    const value = { columns: [{ goods: ['1'] }, {}] }
    expect(slotsIn(schemaOf('goods_module1'), value, ['dataField'])).toEqual([
      { path: ['dataField', 'columns', 0, 'goods'], names: ['Columns 1', 'Products'], kind: 'product', room: 2 },
      { path: ['dataField', 'columns', 1, 'goods'], names: ['Columns 2', 'Products'], kind: 'product', room: 3 },
    ])
  })

  it('leave out a shelf that a rule fills', () => {
    const value = { tabs: [{ goods: { sort: 2 } }, { goods: [] }] }
    expect(slotsIn(schemaOf('goods_module7'), value, ['dataField']).map(({ path }) => path)).toEqual([
      ['dataField', 'tabs', 1, 'goods'],
    ])
  })
})

it('every type of block is in a group of the list, once', () => {
  const grouped = groupsOf([...blockTypes, 'machine'])
  expect(grouped.flatMap(({ types }) => types).toSorted()).toEqual([...blockTypes, 'machine'].toSorted())
  expect(grouped.at(-1)).toEqual({ id: 'own', types: ['machine'] })
})

it.each([
  ['1', '12', '/detail/12'],
  ['2', ['1', '2'], '/list/cpid-1_cid-2'],
  ['3', '7', '/shopIndex?sid=7'],
  ['5', { renovationId: '4', shopId: '1' }, '/select-decorate'],
  ['coupon', '803', '/coupons?couponId=803'],
  ['flashSale', { prodId: '5', seckillId: '9' }, '/secdetail/9'],
  ['groupDeal', { prodId: '5', groupActivityId: '9' }, '/detail/5'],
  ['coupon', { type: 6, link: 'https://shop.example/c' }, 'https://shop.example/c'],
])('a link to a chosen %s %j leads to %s', (type, value, href) => {
  expect(readLink(linkTo(type, value, { zh: '名称', en: 'Name' })).target?.href).toContain(href)
})

it('finds the id in every form of a reference', () => {
  expect([1, '2', { prodId: 3 }, { prodId: 3, seckillId: 4 }, { shopId: '5' }, null, {}].map(refId)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '',
    '',
  ])
})

it('opens the entries on the way to a field', () => {
  const block = { dataField: { tabs: [{}, { goods: ['a', 'b'] }] } }
  expect(entriesOnWay(['dataField', 'tabs', 1, 'goods', 0], block)).toEqual([
    { path: ['dataField', 'tabs'], at: 1 },
    { path: ['dataField', 'tabs', 1, 'goods'], at: 0 },
  ])
})

it('finds the texts that can be typed on the page', () => {
  const data = {
    title: { zh: '轴承', en: '' },
    imgList: [{ title: { zh: '图', en: 'Picture' }, url: 'a.svg' }],
    name: 'Plain',
  }
  expect(textsOf(data, ['dataField'], 'en')).toEqual([
    { path: ['dataField', 'title'], words: '轴承' },
    { path: ['dataField', 'imgList', 0, 'title'], words: 'Picture' },
    { path: ['dataField', 'name'], words: 'Plain' },
  ])
})

describe('the text to store', () => {
  it('is the original, byte for byte, while nothing has changed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.array(fc.jsonValue()).map((blocks) => JSON.stringify({ list: blocks, v: 3 })),
        ),
        (text) => {
          const { source } = readDecoration(text)
          expect(contentOf(source, [...source.blocks])).toBe(text)
        },
      ),
    )
  })

  it('keeps the wrapper, unknown blocks and unknown fields when a block changes', () => {
    const { source } = readDecoration(
      '{"list":[{"type":"hologram","x":{"y":1}},{"type":"floor_title"}],"theme":"dark"}',
    )
    const changed = source.blocks.with(1, { type: 'floor_title', dataField: {} })
    expect(JSON.parse(contentOf(source, changed))).toEqual({
      list: [
        { type: 'hologram', x: { y: 1 } },
        { type: 'floor_title', dataField: {} },
      ],
      theme: 'dark',
    })
  })
})
