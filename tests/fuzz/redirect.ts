import { internalPath, readLink, safeHref } from '@millwright/domain/link/link'
import { loginPath } from '@millwright/pages/loader'
import fc from 'fast-check'
import { property, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'
import { mutated, soup } from './world/addresses.ts'

const rights = [
  '/',
  '/cart',
  '/list/pn-6205?page=2',
  '/user-center/uc-order#last',
  '/login?back=%2Fcart',
  '//evil.example',
  '/\\evil.example',
  'https://mall.test/cart',
  'https://evil.example/cart',
  '/../..//evil.example',
  '/a/..//evil.example',
]
const wanted = fc.oneof(mutated(...rights), soup)

/** Pages on which a browser may resolve the address. */
const pages = ['https://mall.test/', 'https://mall.test/user-center/uc-order?x=1', 'http://mall.test:4100/login']
const staysIn = (path: string) => pages.every((page) => new URL(path, page).origin === new URL(page).origin)
/** Whether the address can be sent as `Location`: visible ASCII only, so that nothing can be appended to the header. */
const isHeader = (path: string) => /^\/[\x21-\x7e]*$/.test(path)
const leads = (href: string) =>
  href.startsWith('/') ? staysIn(href) : /^(?:https?|mailto|tel):/.test(new URL(href).protocol)

export const run: Measurement = async (wish) =>
  checkProperties(
    [
      property('a return address stays inside the mall', wanted, (text) => {
        const path = internalPath(text)
        return path === undefined || (isHeader(path) && staysIn(path))
      }),
      property('a return address is read again unchanged, also from a query', wanted, (text) => {
        const path = internalPath(text)
        return (
          path === undefined ||
          (internalPath(path) === path &&
            internalPath(new URLSearchParams(new URLSearchParams({ back: path }).toString()).get('back')) === path)
        )
      }),
      property('the sign-in address carries nothing but a return address inside the mall', wanted, (text) => {
        const login = new URL(loginPath(text.toWellFormed()), 'https://mall.test')
        const back = internalPath(login.searchParams.get('back'))
        return (
          login.origin === 'https://mall.test' &&
          login.pathname === '/login' &&
          [...login.searchParams].length === 1 &&
          (back === undefined || staysIn(back))
        )
      }),
      property(
        'a value that is not text is no return address',
        fc.anything(),
        (thing) => typeof thing === 'string' || internalPath(thing) === undefined,
      ),
      property('a merchant’s link runs no script', wanted, (text) => {
        const href = safeHref(text)
        const { target } = readLink({ type: 6, link: text })
        return (href === undefined || leads(href)) && (target === undefined || leads(target.href))
      }),
    ],
    wish,
  )
