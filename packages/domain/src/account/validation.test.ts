import { describe, expect, it } from 'vitest'
import {
  ORDER_LINE_LIMIT,
  MESSAGE_LIMIT,
  QUANTITY_LIMIT,
  SMS_COUNTDOWN_SECONDS,
  TOAST_ERROR,
  TOAST_SEARCH,
} from '../constants.ts'
import {
  addressProblems,
  isAccount,
  isMobile,
  isPassword,
  loginProblem,
  loginProblems,
  readKeyword,
  readQuantity,
} from './validation.ts'

describe('typed input', () => {
  it('normalises a keyword, and returns undefined for an empty keyword [R5.04]', () => {
    expect(readKeyword('  轴承 ')).toBe('轴承')
    expect(readKeyword('Ｍ８')).toBe('M8')
    expect([readKeyword('a\u0000b'), readKeyword('a\u0000\r\nb')]).toEqual(['a b', 'a b'])
    for (const blank of ['', '   ', '\t\n', '　']) expect(readKeyword(blank)).toBeUndefined()
  })

  it('accepts eleven digits that start with 1 as a mobile number [R5.05]', () => {
    expect(isMobile('13800000001')).toBe(true)
    for (const no of [
      '1380000000',
      '138000000011',
      '23800000001',
      '1380000000a',
      '+8613800000001',
      '１３８００００００００１',
    ])
      expect(isMobile(no), no).toBe(false)
  })

  it('accepts 4 to 16 letters, digits or underscores as an account [R5.06]', () => {
    for (const yes of ['abcd', 'a_1B', 'x'.repeat(16)]) expect(isAccount(yes), yes).toBe(true)
    for (const no of ['abc', 'x'.repeat(17), 'a-bcd', '张工张工', 'ab cd']) expect(isAccount(no), no).toBe(false)
  })

  it('requires 6 to 20 half-width characters of at least two kinds in a password [R5.07]', () => {
    for (const yes of ['abc123', 'Mall2026!', '!!!!!1', 'a'.repeat(19) + '1']) expect(isPassword(yes), yes).toBe(true)
    for (const no of ['abc12', 'abcdef', 'ABCdef', '123456', '!!!!!!', 'abc 123', 'ａｂｃ１２３', 'a'.repeat(20) + '1'])
      expect(isPassword(no), no).toBe(false)
  })

  it('returns the first problem of a sign-in form, with the specification’s numbers [R5.08]', () => {
    const account = { tab: 'account', userName: 'buyer', passWord: 'Mall2026!', agreed: true } as const
    expect(loginProblem(account)).toBeUndefined()
    expect(loginProblem({ ...account, userName: 'b' })).toBe('account')
    expect(loginProblem({ ...account, passWord: '  ' })).toBe('password')
    expect(loginProblem({ ...account, agreed: false })).toBe('terms')
    const mobile = { tab: 'mobile', userName: '13800000001', passWord: '123456', agreed: true } as const
    expect(loginProblem({ ...mobile, userName: 'buyer' })).toBe('mobile')
    expect(loginProblem({ ...mobile, passWord: '' })).toBe('code')
    expect(loginProblems).toEqual({ mobile: 1, code: 2, account: 3, password: 4, refused: 5, terms: 6 })
  })

  it('requires receiver, mobile number, region and street in an address', () => {
    expect(
      addressProblems({ receiver: '张工', mobile: '13800000001', areaId: '110101', addr: '长安街一号院' }),
    ).toEqual([])
    expect(addressProblems({ receiver: ' ', mobile: '1', areaId: '', addr: '一号' })).toEqual([
      'receiver',
      'mobile',
      'area',
      'addr',
    ])
  })
})

describe('a quantity', () => {
  it('must be a whole number within the minimum, the stock and the pack [R2.31]', () => {
    expect(readQuantity(' １２ ', { packQty: 4 })).toEqual({ quantity: 12 })
    expect(readQuantity('1.5')).toMatchObject({ problem: 'notWhole' })
    expect(readQuantity('')).toMatchObject({ problem: 'notWhole' })
    expect(readQuantity(3, { minOrderQty: 5 })).toEqual({ problem: 'tooFew', bound: 5 })
    expect(readQuantity(6, { stocks: 5 })).toEqual({ problem: 'tooMany', bound: 5 })
    expect(readQuantity(6, { packQty: 4 })).toEqual({ problem: 'notInPacks', bound: 4 })
    expect(readQuantity(-3)).toMatchObject({ problem: 'tooFew' })
  })

  it('is bounded even if the stock is unlimited [R2.31]', () => {
    expect(readQuantity(QUANTITY_LIMIT)).toEqual({ quantity: QUANTITY_LIMIT })
    expect(readQuantity(QUANTITY_LIMIT + 1, { stocks: -1 })).toEqual({ problem: 'tooMany', bound: QUANTITY_LIMIT })
    expect(readQuantity(1, { stocks: 0 })).toEqual({ problem: 'tooMany', bound: 0 })
  })
})

it('has the numbers of the specification [R5.17, R5.19, R8.03, R9.01]', () => {
  expect({ MESSAGE_LIMIT, ORDER_LINE_LIMIT, TOAST_ERROR, TOAST_SEARCH, SMS_COUNTDOWN_SECONDS }).toEqual({
    MESSAGE_LIMIT: 100,
    ORDER_LINE_LIMIT: 50,
    TOAST_ERROR: 1500,
    TOAST_SEARCH: 1000,
    SMS_COUNTDOWN_SECONDS: 60,
  })
})

it('accepts a receiver of up to 30 and a street of 5 to 120 characters [R5.12]', () => {
  const of = (changes: object) =>
    addressProblems({ receiver: '张工', mobile: '13800000001', areaId: '110101', addr: '长安街一号院', ...changes })
  expect(of({ receiver: '工'.repeat(30), addr: '街'.repeat(120) })).toEqual([])
  expect(of({ addr: '长安街一号' })).toEqual([])
  expect(of({ receiver: '工'.repeat(31), addr: '街'.repeat(121) })).toEqual(['receiver', 'addr'])
  expect(of({ addr: ' 街 号  ' })).toEqual(['addr'])
})

it('refuses a blank code, and accepts any typed code [R5.05]', () => {
  const form = { tab: 'mobile', userName: '13800000001', agreed: true } as const
  expect([loginProblem({ ...form, passWord: '  ' }), loginProblem({ ...form, passWord: '123456' })]).toEqual([
    'code',
    undefined,
  ])
})
