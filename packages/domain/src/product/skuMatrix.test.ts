import { describe, expect, it } from 'vitest'
import { choose, chosenSku, readProperties, skuMatrix } from './skuMatrix.ts'

const sku = (skuId: string, properties: string, stocks = 5) => ({ skuId, properties, stocks })
const bolts = [
  sku('1', '规格:M8;长度:20 mm'),
  sku('2', '规格:M8;长度:30 mm', 0),
  sku('3', '规格:M10;长度:30 mm', -1),
  sku('4', '规格:M10;长度:40 mm'),
]
const states = (chosen: Record<string, string>) =>
  Object.fromEntries(
    skuMatrix(bolts, chosen).map(({ name, options }) => [
      name,
      Object.fromEntries(options.map(({ value, state }) => [value, state])),
    ]),
  )

describe('the options of a product', () => {
  it('reads the display string with ASCII and full-width punctuation [R2.31]', () => {
    expect(readProperties('长度：20 mm；材质:304;')).toEqual([
      { name: '长度', value: '20 mm' },
      { name: '材质', value: '304' },
    ])
    expect(readProperties('裸装')).toEqual([{ name: '', value: '裸装' }])
    expect(readProperties('比例:1:10')).toEqual([{ name: '比例', value: '1:10' }])
  })

  it('judges each option against the choices on the other axes only [R2.31]', () => {
    expect(states({ 规格: 'M8' })).toEqual({
      规格: { M8: 'ready', M10: 'ready' },
      长度: { '20 mm': 'ready', '30 mm': 'soldOut', '40 mm': 'impossible' },
    })
  })

  it('treats stock -1 as unlimited and 0 as sold out [R2.31]', () => {
    expect(states({ 规格: 'M10' }).长度?.['30 mm']).toBe('ready')
    expect(states({ 长度: '30 mm' }).规格).toEqual({ M8: 'soldOut', M10: 'ready' })
  })

  it('keeps the chosen length if the new size has it, and drops it otherwise [R2.31]', () => {
    expect(choose(bolts, { 规格: 'M8', 长度: '30 mm' }, '规格', 'M10')).toEqual({ 规格: 'M10', 长度: '30 mm' })
    expect(choose(bolts, { 规格: 'M8', 长度: '20 mm' }, '规格', 'M10')).toEqual({ 规格: 'M10' })
  })

  it('returns a SKU only if every axis is chosen [R2.31]', () => {
    expect(chosenSku(bolts, { 规格: 'M8' })).toBeUndefined()
    expect(chosenSku(bolts, { 规格: 'M8', 长度: '20 mm' })?.skuId).toBe('1')
    expect(chosenSku([sku('9', '')], {})?.skuId).toBe('9')
  })
})
