// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { linkOf, plainClick } from './linkOf.ts'

function target(html: string): Element {
  document.body.innerHTML = html
  return document.querySelector('[data-here]') ?? document.body
}

it.each([
  ['<a href="/list?a=1#top" data-here>x</a>', '/list?a=1#top'],
  ['<a href="/detail/1"><img><b data-here>x</b></a>', '/detail/1'],
  ['<a href="?page=2" data-here>x</a>', '/?page=2'],
  ['<a href="/list" target="_self" data-here>x</a>', '/list'],
  ['<a href="/_invoice/7.pdf" data-here>x</a>', undefined],
  ['<a href="/list" target="_blank" data-here>x</a>', undefined],
  ['<a href="/list" download data-here>x</a>', undefined],
  ['<a href="/list" data-reload data-here>x</a>', undefined],
  ['<a href="#main" data-here>x</a>', undefined],
  ['<a href="https://elsewhere.test/list" data-here>x</a>', undefined],
  ['<a href="//elsewhere.test/list" data-here>x</a>', undefined],
  ['<a href="mailto:a@b.test" data-here>x</a>', undefined],
  ['<a href="javascript:alert(1)" data-here>x</a>', undefined],
  ['<a href="/pictures/a.svg" data-here>x</a>', undefined],
  ['<a data-here>x</a>', undefined],
  ['<button data-here>x</button>', undefined],
])('returns the path of a link within the mall, and undefined for other targets: %s', (html, path) => {
  expect(linkOf(target(html))).toBe(path)
})

it('leaves clicks with a modifier key, other buttons and handled clicks to the browser', () => {
  expect(plainClick(new MouseEvent('click'))).toBe(true)
  for (const init of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])
    expect(plainClick(new MouseEvent('click', init))).toBe(false)
  const handled = new MouseEvent('click', { cancelable: true })
  handled.preventDefault()
  expect(plainClick(handled)).toBe(false)
})
