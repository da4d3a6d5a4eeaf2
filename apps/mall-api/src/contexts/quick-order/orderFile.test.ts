import { beforeAll, expect, it } from 'vitest'
// @boundaries-ignore the corpus is the fuzz run's
import { part, relation, workbookFile } from '../../../../../tests/fuzz/hostileFiles/workbookFile.ts'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { fileText } from './fileText.ts'

const table = (rows: string[][], name = '') => ({ name, rows, cut: false })

it('takes the sheet whose rows read as goods, however many others have [R5.19]', () => {
  const notes = table(
    Array.from({ length: 40 }, (_, index) => [`Visit ${index}`, 'Call before delivery']),
    'Notes',
  )
  const goods = table(
    [
      ['Part', 'Qty'],
      ['6205-2RS', '20'],
      ['M8x40 DIN 933', '200'],
    ],
    'Order',
  )
  expect(fileText([notes, goods])).toMatchObject({ sheet: 'Order', lines: 3 })
})

it('shortens long cells so that the line is still read as goods [R5.19]', () => {
  const { text } = fileText([table([['6205-2RS', 'x'.repeat(300), '20']])])
  expect(text.length).toBeLessThanOrEqual(300)
  expect(text).toMatch(/^6205-2RS\tx+\t20$/)
})

it('leaves out columns that are empty at the left, and ends at the limit of a pasted text [R5.19]', () => {
  expect(
    fileText([
      table([
        ['', 'a'],
        ['', '', 'b'],
      ]),
    ]).text,
  ).toBe('a\n\tb')
  const long = fileText([table(Array.from({ length: 1000 }, () => ['6205', 'y'.repeat(290)]))])
  expect(long.cut).toBe(true)
  expect(long.text.length).toBeLessThanOrEqual(120_000)
})

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  const send = (bytes: Uint8Array, locale = 'en') =>
    new Visitor(mall.app, { locale }).call('readOrderFile', { file: new Blob([Uint8Array.from(bytes)]) })

  it('reads a file of a visitor as tab-separated text, for the reader of pasted lists [R5.19]', async () => {
    const { answer } = await send(Buffer.from('Part;Qty\n6205-2RS;20\n'))
    expect(answer).toEqual({ text: 'Part\tQty\n6205-2RS\t20', lines: 2, cut: false })
    const macros = workbookFile({
      relations: relation(
        'rId9',
        'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
        'vbaProject.bin',
      ),
      more: [part('xl/vbaProject.bin', 'x')],
    })
    expect((await send(macros)).answer).toMatchObject({ text: '6204\t12', lines: 1 })
  })

  it('says why a file cannot be read and what to do, in the person’s language [R5.19]', async () => {
    expect(await send(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toMatchObject({
      code: 'A00001',
      msg: 'This kind of file cannot be read. Upload xlsx, csv, txt or a PDF with text, or paste the content',
    })
    expect(await send(new Uint8Array(), 'zh')).toMatchObject({ code: 'A00001', msg: '文件是空的，请选择有内容的文件' })
  })
})
