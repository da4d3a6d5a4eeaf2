import { expect, it } from 'vitest'
import { pageWindow } from './pageWindow.ts'

it.each([
  [1, 1, '1'],
  [1, 5, '1 2 … 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [6, 40, '1 … 5 6 7 … 40'],
  [39, 40, '1 … 38 39 40'],
])('on page %i of %i links to %s', (page, pages, offered) => {
  expect(
    pageWindow(page, pages)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(offered)
})
