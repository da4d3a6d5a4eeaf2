import { createTexts, textOf } from '@millwright/i18n/createTexts'
import { resourcesOf } from '@millwright/i18n/resources'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockName, changesInWords } from './changes.ts'

const words = (locale: 'zh' | 'en') => ({
  locale,
  text: textOf(createTexts(locale, resourcesOf(locale, ['editor'])), 'editor'),
})
const said = (before: readonly unknown[], after: readonly unknown[], locale: 'zh' | 'en' = 'en') =>
  changesInWords(before, after, words(locale)).map(({ sentence }) => sentence)

const title = (en: string, more: object = {}) => ({
  type: 'floor_title',
  id: en,
  dataField: { title: { zh: en, en }, ...more },
})
const list = (goods: string[]) => ({ type: 'goods_list', id: 'list', dataField: { columns: 4, goods } })

describe('the difference in words', () => {
  it('counts and names new, deleted and moved blocks', () => {
    expect(said([], [title('Bearings'), list([]), { type: 'hologram' }])).toEqual([
      '3 blocks added: Floor title “Bearings”, Product list, hologram',
    ])
    expect(said([title('Bearings')], [])).toEqual(['1 block deleted: Floor title “Bearings”'])
    expect(said([title('A'), title('B'), title('C')], [title('C'), title('A'), title('B')])).toEqual([
      '1 block moved: Floor title “C”',
    ])
    expect(said([], [title('轴承')], 'zh')).toEqual(['新增 1 个模块：楼层标题“轴承”'])
  })

  it('names at most four blocks', () => {
    const all = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => title(name))
    expect(said([], all)).toEqual([
      '6 blocks added: Floor title “A”, Floor title “B”, Floor title “C”, Floor title “D” and 2 more',
    ])
  })

  it('names the changed fields of a block, and the value of a single one', () => {
    const before = title('Bearings', { titleSize: 24 })
    const one = { ...before, dataField: { ...before.dataField, titleSize: 28 } }
    expect(said([before], [one])).toEqual(['Floor title “Bearings”: Size of the title is now “28”'])
    const two = { ...one, dataField: { ...one.dataField, bgColor: '#fff' } }
    expect(said([before], [two])).toEqual(['Floor title “Bearings”: Size of the title, Ground changed'])
  })

  it('names a block by the title that buyers see now', () => {
    const [before, after] = [title('Bearings'), { ...title('Motors'), id: 'Bearings' }]
    expect(said([before], [after])).toEqual(['Floor title “Bearings”: Title changed'])
  })

  it('says the place of a field in a list', () => {
    const tabs = (name: string) => ({ type: 'goods_module7', dataField: { tabs: [{ name: 'a' }, { name }] } })
    expect(said([tabs('b')], [tabs('c')])).toEqual(['Shelves with tabs “a”: Tabs 2, Name is now “c”'])
  })

  it('names several fields of one place with it', () => {
    const pictures = (url: string, title: string) => ({ type: 'picture_by', dataField: { imgList: [{ url, title }] } })
    expect(said([pictures('a.svg', 'A')], [pictures('b.svg', 'B')])).toEqual([
      'Carousel / banner “A”: Pictures 1 (Address, Title) changed',
    ])
  })

  it('leaves out defaults that an editor wrote down', () => {
    const block = { type: 'auxiliary_interval', dataField: {} }
    expect(said([block], [{ ...block, dataField: { height: 20 } }])).toEqual([])
    expect(said([block], [{ ...block, dataField: { height: 24 } }])).toEqual(['Space: Height is now “24”'])
    expect(said([{ ...block, dataField: { height: 24 } }], [{ ...block, dataField: { height: 20 } }])).toHaveLength(1)
  })

  it('says that a block was hidden or shown', () => {
    const block = title('Bearings')
    expect(said([block], [{ ...block, hidden: true }])).toEqual(['Floor title “Bearings” hidden from buyers'])
    expect(said([{ ...block, hidden: '1' }], [block])).toEqual(['Floor title “Bearings” shown to buyers'])
  })

  it('is empty only for equal pages, whatever they hold', () => {
    const blocks = fc.array(
      fc.oneof(fc.jsonValue(), fc.record({ type: fc.constantFrom('floor_title', 'x'), dataField: fc.jsonValue() })),
      {
        maxLength: 5,
      },
    )
    const plain = (value: unknown) => JSON.stringify(value)
    fc.assert(
      fc.property(blocks, blocks, fc.constantFrom('zh' as const, 'en' as const), (before, after, locale) => {
        const sentences = said(before, after, locale)
        expect(sentences.length === 0).toBe(plain(before) === plain(after))
        for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|\{\{\w+\}\}|\[object/)
      }),
    )
  })
})

it('names a block by its first column or tab if it has no title', () => {
  const columns = { type: 'goods_module1', dataField: { columns: [{ title: { zh: '轴承', en: 'Bearings' } }] } }
  expect(blockName(columns, words('en'))).toBe('Product columns “Bearings”')
  expect(blockName(null, words('zh'))).toBe('无法识别的模块')
  expect(blockName({ type: 'floor_title', dataField: { title: 'x'.repeat(99) } }, words('en'))).toHaveLength(54)
})
