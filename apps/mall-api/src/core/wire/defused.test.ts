import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'
import { defused, withoutDefusal } from './defused.ts'

const acting = ['=1+1', '+1 2', '-1+1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''@a", '-12.50', '-a', '+']

it.each(acting)('writes %j as text, which is read back unchanged [R8.06]', (text) => {
  expect(defused(text)).toBe(`'${text}`)
  expect(withoutDefusal(defused(text))).toBe(text)
})

it.each(['12.50', "'a", "don't", '6205-2RS', '', 'a=b'])('leaves %j as it is [R8.06]', (text) => {
  expect(defused(text)).toBe(text)
  expect(withoutDefusal(defused(text))).toBe(text)
})

it('writes numbers as numbers [R8.06]', () => expect(csvLine([-5, '=5', null, 'a;b'])).toBe('-5,\'=5,,"a;b"\r\n'))
