import { expect, it } from 'vitest'
import {
  cleanNickname,
  isBirthDate,
  isMail,
  isPayPassword,
  nicknameProblem,
  nicknameWidth,
  payPasswordProblems,
} from './profile.ts'

it('accepts a nickname of up to 30 letters or 15 Chinese characters [R5.10]', () => {
  expect(nicknameProblem('a'.repeat(30))).toBeUndefined()
  expect(nicknameProblem('a'.repeat(31))).toBe('tooLong')
  expect(nicknameProblem('张'.repeat(15))).toBeUndefined()
  expect(nicknameProblem('张'.repeat(16))).toBe('tooLong')
  expect(nicknameProblem(`${'张'.repeat(10)}${'a'.repeat(10)}`)).toBeUndefined()
  expect(nicknameProblem(`${'张'.repeat(10)}${'a'.repeat(11)}`)).toBe('tooLong')
  expect(nicknameWidth('👩‍🔧é')).toBe(3)
  expect(nicknameProblem(`e${'\u0301'.repeat(400)}`)).toBe('tooLong')
})

it('refuses nicknames of only spaces or invisible characters [R5.10]', () => {
  for (const nothing of ['', '   ', '\u3000\u3000', '\u200b\u200b', '\u202e', '\u00a0\n\t', '\u2060', '\u200d'])
    expect(nicknameProblem(nothing)).toBe('empty')
  expect(cleanNickname('  张 \n\t 工\u202e ')).toBe('张 工')
})

it('requires a pay password of 6 to 12 digits, typed the same twice [R5.09]', () => {
  for (const right of ['123456', '000000', '123456789012']) expect(isPayPassword(right)).toBe(true)
  for (const wrong of ['12345', '1234567890123', '12345a', '１２３４５６', '', ' 123456', '123456\n', '-12345'])
    expect(isPayPassword(wrong)).toBe(false)
  expect(payPasswordProblems({ password: '123456', again: '123456' })).toEqual({})
  expect(payPasswordProblems({ password: '123456', again: '123457' })).toEqual({
    payPasswordAgain: 'payPasswordsDiffer',
  })
  expect(payPasswordProblems({ password: '12345', again: '12345' })).toEqual({ payPassword: 'payPasswordInvalid' })
})

it('recognises the format of an email address', () => {
  for (const right of [
    'a@b.cn',
    'zhang.san+mall@caigou.example.com',
    "o'neil@example.co.uk",
    'x@xn--fiqs8s.xn--fiqs8s',
  ])
    expect(isMail(right)).toBe(true)
  for (const wrong of [
    '',
    'a',
    'a@b',
    '@b.cn',
    'a@',
    'a b@c.cn',
    'a@b..cn',
    '.a@b.cn',
    'a.@b.cn',
    'a@-b.cn',
    'a@b-.cn',
    'a@b.c',
    'a@b.cn\nBcc: x@y.cn',
    `${'a'.repeat(65)}@b.cn`,
    `a@${'b.'.repeat(130)}cn`,
    '<a@b.cn>',
    'a,b@c.cn',
  ])
    expect(isMail(wrong), wrong).toBe(false)
})

it('accepts a birthday that exists in the calendar, from 1900 to today', () => {
  const today = '2026-11-22'
  for (const right of ['1900-01-01', '1988-02-29', today]) expect(isBirthDate(right, today)).toBe(true)
  for (const wrong of [
    '1899-12-31',
    '2026-11-23',
    '1987-02-29',
    '1987-13-01',
    '1987-00-10',
    '87-1-1',
    '',
    '1987/01/01',
  ])
    expect(isBirthDate(wrong, today)).toBe(false)
})
