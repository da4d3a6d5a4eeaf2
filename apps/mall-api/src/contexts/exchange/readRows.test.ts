import { expect, it } from 'vitest'
import { columnsOf, forms } from './forms.ts'
import type { Kind } from './forms.ts'
import { ROW_MAX } from './physicalLines.ts'
import { readForm } from './readForm.ts'
import { readRows } from './readRows.ts'
import { csvLine } from '../../core/wire/csv.ts'

async function* chunks(text: string | Buffer, size = 7) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string | Buffer, { json = false, kind = 'stock' as Kind, size = 7 } = {}) {
  const found = []
  for await (const row of readRows(chunks(text, size), { json, columns: columnsOf(kind) }))
    found.push('fault' in row ? { line: row.line, code: row.fault.code } : { line: row.line, ...row.values })
  return found
}

it('reads commas, semicolons and tabs, a BOM, CRLF and quoted fields, in any chunks [R8.06]', async () => {
  const wanted = [
    { line: 2, shop: '1', article: 'A,"1"\nx', stock: '5' },
    { line: 4, shop: '1', article: 'ü轴', stock: '6' },
  ]
  for (const mark of [',', ';', '\t'])
    for (const size of [1, 3, 1000]) {
      const text = `\ufeffshop,article,stock\r\n1,"A§""1""\nx",5\r\n1,ü轴,6\r\n\r\n`
        .replaceAll(',', mark)
        .replace('§', ',')
      expect(await read(text, { size })).toEqual(wanted)
    }
})

it('leaves out only the line with an unclosed or misplaced quote, and reads the lines after it [R8.06]', async () => {
  expect(await read('shop,article,stock\n1,"A,5\n1,B,6\n1,5" pipe,7\n1,C,8\n')).toEqual([
    { line: 2, code: 'unreadable' },
    { line: 3, shop: '1', article: 'B', stock: '6' },
    { line: 4, code: 'unreadable' },
    { line: 5, shop: '1', article: 'C', stock: '8' },
  ])
  expect(await read(`shop,article,stock\n1,"A,5\n${'1,B,6\n'.repeat(1200)}`)).toHaveLength(1201)
})

it('leaves out a line of 100 MB, a line with NUL and a line that is not UTF-8, without keeping them in memory [R8.06]', async () => {
  const piece = Buffer.alloc(65_536, 'x')
  const huge = async function* () {
    yield Buffer.from('shop,article,stock\n1,A,5\n')
    for (let at = 0; at < 1600; at++) yield piece
    yield Buffer.from('\n1,B,6\n1,C\0,7\n')
    yield Buffer.from([0x31, 0xff, 0xfe, 0x0a])
    yield Buffer.from('1,D,8')
  }
  const before = process.memoryUsage().arrayBuffers
  const found = []
  for await (const row of readRows(huge(), { json: false, columns: columnsOf('stock') }))
    found.push('fault' in row ? row.fault.code : row.values.article)
  expect(found).toEqual(['A', 'tooLong', 'B', 'notText', 'notText', 'D'])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10e6)
  expect(await read(`shop,article,stock\n1,${'x'.repeat(ROW_MAX)},1\n`)).toEqual([{ line: 2, code: 'tooLong' }])
})

it('refuses a file without a header of known columns [R8.06]', async () => {
  for (const text of ['', '\0\x01\x02PNG', 'a,b,c\n1,2,3', '1,A,5\n', 'shop,article,colour\n1,A,red\n'])
    await expect(read(text)).rejects.toThrow(/column/)
  await expect(read('shop,article,stock,stock\n')).rejects.toThrow('twice')
  expect(await read('shop,article,stock\n1,A\n')).toEqual([{ line: 2, code: 'fields' }])
})

it('reads JSON lines, and reports a line that is not an object or has an unknown column [R8.06]', async () => {
  const lines = '{"shop":1,"article":"A","stock":5}\n[1]\n{"shop":\n\n{"shop":1,"colour":"red"}\nnull\n'
  expect(await read(lines, { json: true })).toEqual([
    { line: 1, shop: 1, article: 'A', stock: 5 },
    { line: 2, code: 'notJson' },
    { line: 3, code: 'notJson' },
    { line: 5, code: 'unknownColumn' },
    { line: 6, code: 'notJson' },
  ])
})

it('reports the column and the reason of an invalid value [R8.06]', () => {
  const faultOf = (kind: Kind, values: Record<string, unknown>) => {
    const found = readForm(forms[kind], { line: 1, last: 1, values: { shop: '1', article: 'A', ...values } })
    return 'fault' in found ? `${found.fault.column} ${found.fault.code}` : found.row
  }
  expect(faultOf('prices', { price: '1,234.50' })).toBe('price separator')
  expect(faultOf('prices', { price: '12,5' })).toBe('price separator')
  expect(faultOf('prices', { price: '1.005' })).toBe('price decimals')
  expect(faultOf('prices', { price: 0.1 + 0.2 })).toBe('price decimals')
  expect(faultOf('prices', { price: '-1' })).toBe('price negative')
  expect(faultOf('prices', { price: '1e3' })).toBe('price invalid')
  expect(faultOf('prices', { price: true })).toBe('price invalid')
  expect(faultOf('prices', {})).toBe('price required')
  expect(faultOf('prices', { price: '99999999999' })).toBe('price tooLarge')
  expect(faultOf('prices', { price: '5', tiers: '10:4.5 5:4' })).toBe('tiers invalid')
  expect(faultOf('prices', { price: '5', tiers: '10:4.5 20:4' })).toMatchObject({
    tiers: [
      { minQty: 10, price: '4.50' },
      { minQty: 20, price: '4.00' },
    ],
  })
  expect(faultOf('stock', { stock: '-3' })).toBe('stock negative')
  expect(faultOf('stock', { stock: '1.5' })).toBe('stock notInteger')
  expect(faultOf('stock', { stock: '3000000000' })).toBe('stock tooLarge')
  expect(faultOf('stock', { stock: 'unlimited' })).toMatchObject({ stock: -1 })
  expect(faultOf('products', { picture: 'javascript:alert(1)' })).toBe('picture picture')
  expect(faultOf('products', { status: 'open' })).toBe('status status')
  for (const bad of ['\ud800', 'a:b\0'])
    for (const name of ['article', 'options_zh', 'picture'])
      expect(faultOf('products', { [name]: bad })).toBe(`${name} notText`)
})

it('writes cells that a spreadsheet does not evaluate as formulas, and reads back their original text [R8.06]', async () => {
  const articles = ['=1+1', '+A', '-B', '@C', 'a"b', 'x;y,z', "'quoted"]
  const text = `shop,article,stock\r\n${articles.map((article) => csvLine(['1', article, -1])).join('')}`
  expect(text).not.toMatch(/(^|,)"?[=+@]|(^|,)-[A-Z]/m)
  expect((await read(text)).map((row) => ('article' in row ? row.article : row))).toEqual(articles)
})
