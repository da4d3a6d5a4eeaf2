import { expect, it } from 'vitest'
import { readCookies, writeCookie } from './cookies.server.ts'

it('reads each cookie by its name, decoded, the first of two', () => {
  expect([...readCookies('=5;a=1; b = %E8%BD%B4 ;a=2;c=x=y; d=;e')]).toEqual([
    ['a', '1'],
    ['b', '轴'],
    ['c', 'x=y'],
    ['d', ''],
  ])
  expect([...readCookies(null)]).toEqual([])
})

it('takes what cannot be decoded as it stands', () => {
  expect(readCookies('a=%E8%x').get('a')).toBe('%E8%x')
})

it('writes a cookie for the whole shop and for no other site, closed to scripts unless it is open', () => {
  expect(writeCookie('a', '轴;', { secure: false })).toBe('a=%E8%BD%B4%3B; Path=/; SameSite=Lax; HttpOnly')
  expect(writeCookie('a', '', { secure: true, maxAge: 0 })).toBe(
    'a=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
  )
  expect(writeCookie('a', 'b', { secure: true, maxAge: 60, open: true })).toBe(
    'a=b; Path=/; SameSite=Lax; Max-Age=60; Secure',
  )
})
