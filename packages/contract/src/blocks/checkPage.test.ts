import { expect, it } from 'vitest'
import { checkPage } from './checkPage.ts'
import { pageLimits } from './pageLimits.ts'

const codes = (value: unknown) =>
  checkPage(typeof value === 'string' ? value : JSON.stringify(value)).map(({ code, path }) => `${code} ${path}`)
const title = { type: 'floor_title', dataField: { title: 'Bearings', subTitle: '' } }

it('lets a page be published whose blocks match their schemas, wrapped or not', () => {
  expect(codes([title])).toEqual([])
  for (const key of ['components', 'list', 'content']) expect(codes({ v: 1, [key]: [title] })).toEqual([])
})

it('allows required values that are missing, and blocks of a host', () => {
  expect(codes([{ type: 'goods_list', dataField: {} }])).toEqual([])
  expect(codes([{ type: 'our_block', dataField: { any: [1, { thing: 'x' }] } }])).toEqual([])
})

it('refuses links that run scripts, with the place of each', () => {
  const link = { type: 6, link: 'javascript:alert(1)' }
  const page = [title, { type: 'picture_by', dataField: { imgList: [{ url: 'javascript:alert(1)', link }] } }]
  expect(codes(page)).toEqual(['badPicture $[1].dataField.imgList[0].url', 'badLink $[1].dataField.imgList[0].link'])
})

it('refuses values of another type, and those beyond their limits', () => {
  expect(codes([{ type: 'auxiliary_interval', dataField: { height: 'high', bgColor: 'url(x)' } }])).toEqual([
    'wrongType $[0].dataField.height',
    'badColour $[0].dataField.bgColor',
  ])
  expect(codes([{ type: 'floor_title', dataField: 'x' }])).toContain('wrongType $[0].dataField')
})

it('refuses what is no page', () => {
  expect(codes('[')).toEqual(['notJson $'])
  expect(codes('null')).toEqual(['notAList $'])
  expect(codes('{"pages":[]}')).toEqual(['notAList $'])
  expect(codes('[]')).toEqual(['empty $'])
  expect(codes([title, null, { type: 7 }])).toEqual(['notABlock $[1]', 'notABlock $[2]'])
})

it('refuses pages beyond the limits of size, depth, blocks and objects', () => {
  expect(codes(JSON.stringify([{ ...title, note: '轴'.repeat(pageLimits.bytes / 3) }]))).toEqual(['tooLarge $'])
  expect(codes(Array.from({ length: pageLimits.blocks + 1 }, () => title))).toEqual(['tooManyBlocks $'])
  expect(codes(`[{"type":"own","dataField":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`)).toEqual(['tooDeep $[0]'])
  expect(codes([{ type: 'own', dataField: Array.from({ length: pageLimits.nodes }, () => ({})) }])).toEqual([
    'tooManyNodes $[0]',
  ])
})

it('lists at most 100 problems', () => {
  expect(codes(Array.from({ length: 150 }, () => 1))).toHaveLength(100)
})
