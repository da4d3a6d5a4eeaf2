import { expect, it } from 'vitest'
import { kitLanguages } from '../config/readOptions.ts'
import { canonicalPath } from './canonicalPath.ts'

it.each([
  ['/en', '/?lang=en'],
  ['/zh/', '/?lang=zh'],
  ['/en/list/pn-x?page=2', '/list/pn-x?page=2&lang=en'],
  ['/zh/cart?lang=en', '/cart?lang=zh'],
  ['/en//evil.example/', '/evil.example?lang=en'],
  ['/cart/', '/cart'],
  ['/cart///?a=1', '/cart?a=1'],
  ['//evil.example//x', '/evil.example/x'],
  ['///', '/'],
])('redirects %s to %s [R2.36]', (given, path) => {
  expect(canonicalPath(new URL(`http://mall.test${given}`), kitLanguages)).toBe(path)
})

it.each(['/', '/cart', '/cart?a=1', '/english', '/en.pdf', '/fr/list', '/zhong', '/x/en', '/list/pn-a'])(
  'does not redirect %s [R2.36]',
  (path) => {
    expect(canonicalPath(new URL(`http://mall.test${path}`), kitLanguages)).toBeUndefined()
  },
)
