import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromTsv, toTsv } from './tsv.ts'

it('reads the cells that it wrote, whatever text they have', () => {
  const cells = fc.array(
    fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', '型') }), {
      minLength: 2,
      maxLength: 2,
    }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(cells, (rows) => {
      expect(fromTsv(toTsv(rows))).toEqual(rows)
    }),
  )
})
it('reads what Excel copies: lines end with CRLF, and the last line too', () => {
  expect(fromTsv('6205\t18.50\r\n6308\t64.00\r\n')).toEqual([
    ['6205', '18.50'],
    ['6308', '64.00'],
  ])
})
it('reads a quoted cell with tabs, line breaks and doubled quotes', () => {
  expect(fromTsv('"two\nlines"\t"a ""b"""\nnext\t')).toEqual([
    ['two\nlines', 'a "b"'],
    ['next', ''],
  ])
})
it('leaves a quote that ends nowhere as it is: inches, a size', () => {
  expect(fromTsv('"A\t1/2"\t')).toEqual([['A\t1/2', '']])
  expect(fromTsv('"A\t1/2')).toEqual([['"A', '1/2']])
  expect(fromTsv('"a" b\tc')).toEqual([['"a" b', 'c']])
})
it('reads a single cell', () => {
  expect(fromTsv('6205')).toEqual([['6205']])
  expect(fromTsv('')).toEqual([['']])
})
