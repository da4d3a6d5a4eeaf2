import { readableHref } from './readableHref.ts'

it.each([
  ['/list/pn-%E5%86%85%E5%85%AD%E8%A7%92%E8%9E%BA%E9%92%89', '/list/pn-内六角螺钉'],
  ['/list/pn-50%25%2Fa%3F%23%E8%BD%B4', '/list/pn-50%25%2Fa%3F%23轴'],
  ['/list/pn-%E2%80%AE%C2%A0%E3%80%80x', '/list/pn-%E2%80%AE%C2%A0%E3%80%80x'],
  ['/list/pn-%ff%fe%E8', '/list/pn-%ff%fe%E8'],
])('writes %s readably with the same target [R3.06]', (href, readable) => {
  expect(readableHref(href)).toBe(readable)
  expect(new URL(readable, 'https://mall.example').href).toBe(new URL(href, 'https://mall.example').href)
})
