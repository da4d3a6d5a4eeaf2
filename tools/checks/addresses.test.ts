import { expect, it } from 'vitest'
import { literalAddresses } from './addresses.ts'

const found = (text: string, file = 'packages/pages/src/Planted.tsx') =>
  literalAddresses(file, text).map((one) => one.text)

it.each([
  [`<a href="/cart">x</a>`, '"/cart"'],
  [`<a href="/">x</a>`, '"/"'],
  [`<form action={bought ? '/submit-order' : '/Order-Page'} />`, "'/submit-order'"],
  ['<a href={`/chat?sid=${id}#newest`}>x</a>', '`/chat?sid=${'],
  ['const code = `${origin}/chat`', '}/chat`'],
  ['const href = `/detail/${id}`', '`/detail/${'],
  ["redirect('/login?back=%2Fcart')", "'/login?back=%2Fcart'"],
  ["const back = given ?? '/'", "'/'"],
  ["if (pathname === '/') go()", "'/'"],
  ["if (url.pathname.startsWith('/list/')) go()", "'/list/'"],
  ['const isWay = /^\\/(register|login)$/.test(path)', '/^\\/(register|login)$/'],
  ['const sheet = /^\\/datasheet\\/\\d+$/', '/^\\/datasheet\\/\\d+$/'],
  [`const said = '<a href="/coupons">x</a>'`, `'<a href="/coupons">x</a>'`],
  ["const menu = { key: 'orders', href: '/user-center/uc-order?status=1' }", "'/user-center/uc-order?status=1'"],
])('finds the address of a screen in %s', (text, address) => {
  expect(found(text)).toContain(address)
})

it.each([
  ["import { path } from './path.ts'"],
  ["path('detail', { prodId })"],
  ["const parts = key.split('/').join('/')"],
  ["if (event.key === '/') focus()"],
  ["const sheet = '/_statements.xlsx'"],
  ["const suggested = '/_suggest?pn=1'"],
  ['const file = `/${file}`'],
  ["const picture = '/pictures/hero.svg'"],
  ["call({ path: '/p/shopCart/info' })"],
  ['// leads to /cart'],
  ['const money = /^\\d+\\/\\d+$/'],
])('finds no address in %s', (text) => {
  expect(found(text)).toEqual([])
})

it('reports the location', () => {
  const [one] = literalAddresses('packages/pages/src/Planted.tsx', "const a = 1\nconst b = '/cart'\n")
  expect(one).toEqual({ file: 'packages/pages/src/Planted.tsx', line: 2, text: "'/cart'" })
})
