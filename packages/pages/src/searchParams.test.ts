import { describe, expect, it } from 'vitest'
import { declaredUrl, flag, id, moment, oneOf, orderNumber, page, readQuery, text } from './searchParams.ts'

const params = { sid: id, page, pn: text, sort: oneOf(['newest', 'sales']), stock: flag, 'remark.*': text }
const at = (query: string) => new URL(`http://mall.test/list?${query}`)

describe('the search params of a screen', () => {
  it('are parsed as declared; invalid values are ignored', () => {
    expect(readQuery(at('sid=7&page=2&pn=轴承&sort=sales&stock=1'), params)).toEqual({
      sid: '7',
      page: 2,
      pn: '轴承',
      sort: 'sales',
      stock: true,
    })
    expect(readQuery(at('sid=x&page=0&pn=&sort=evil&stock=yes'), params)).toEqual({})
  })

  it('use the first valid value', () => {
    expect(readQuery(at('sid=x&sid=7&sid=8'), params)).toEqual({ sid: '7' })
  })

  it('hide undeclared parameters from the load', () => {
    expect(declaredUrl(at('poison=1&page=2&sid=7&constructor=1&__proto__=1'), params).search).toBe('?page=2&sid=7')
    expect(readQuery(at('poison=1&constructor=1&__proto__=1'), params)).toEqual({})
  })

  it('give the same address for any order of the parameters', () => {
    expect(declaredUrl(at('page=2&sid=7'), params).href).toBe(declaredUrl(at('sid=7&utm=x&page=2'), params).href)
  })

  it('match every name with a declared prefix', () => {
    expect(declaredUrl(at('remark.11=hi&remarks=x'), params).search).toBe('?remark.11=hi')
  })

  it('reject page numbers over four digits, ids over nineteen digits, and invalid times and order numbers', () => {
    expect([page('9999'), page('10000'), page('1e3'), page('-1')]).toEqual([9999, undefined, undefined, undefined])
    expect([id('1'.repeat(19)), id('1'.repeat(20))]).toEqual(['1'.repeat(19), undefined])
    expect([moment('1763700000000'), moment('now')]).toEqual([1_763_700_000_000, undefined])
    expect([orderNumber('2026-11_A'), orderNumber('../1')]).toEqual(['2026-11_A', undefined])
  })
})
