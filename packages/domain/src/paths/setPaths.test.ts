import { afterEach, expect, it } from 'vitest'
import { setPaths, shopAddresses, shownAddresses, setPathsUnchecked } from './setPaths.ts'

afterEach(() => setPaths({}))

it.each([
  [{ lst: '/katalog' }, 'There is no route "lst", so it cannot have an address.'],
  [{ toString: '/x' }, 'There is no route "toString", so it cannot have an address.'],
  [{ list: 'katalog' }, 'The address of "list" is "katalog", which is not a path. Write it like "/list".'],
  [{ list: '//katalog' }, 'The address of "list" is "//katalog", which is not a path. Write it like "/list".'],
  [{ list: '/katalog/' }, 'The address of "list" is "/katalog/", which is not a path. Write it like "/list".'],
  [{ list: '/a/../b' }, 'The address of "list" is "/a/../b", which is not a path. Write it like "/list".'],
  [{ list: '/a?b=1' }, 'The address of "list" is "/a?b=1", which is not a path. Write it like "/list".'],
  [{ list: '/a\n' }, 'The address of "list" is "/a\\n", which is not a path. Write it like "/list".'],
  [{ list: undefined }, 'The address of "list" is undefined, which is not a path. Write it like "/list".'],
  [{ list: '/_act' }, 'The address of "list" is "/_act", which the host uses itself. Choose another.'],
  [{ list: '/list.data' }, 'The address of "list" is "/list.data", which the host uses itself. Choose another.'],
  [{ list: '/Pictures/all' }, 'The address of "list" is "/Pictures/all", which the host uses itself. Choose another.'],
  [{ list: '/katalog/:id' }, 'The address of "list" must contain no parameter, but is "/katalog/:id".'],
  [
    { detail: '/artikel' },
    'The address of "detail" must contain ":prodId?" and no other parameter, but is "/artikel".',
  ],
  [
    { 'list-filtered': '/katalog/:id/:page' },
    'The address of "list-filtered" must contain ":id" and no other parameter, but is "/katalog/:id/:page".',
  ],
  [
    { detail: '/:prodId?/a' },
    'The address of "detail" is "/:prodId?/a", which is not a path. Write it like "/detail".',
  ],
  [{ list: '/Cart' }, 'The routes "cart" and "list" have the same address "/Cart". Change one of them.'],
  [{ detail: '/list/:prodId?' }, 'The routes "detail" and "list" have the same address "/list". Change one of them.'],
  [
    { datasheet: '/detail/:prodId?' },
    'The routes "datasheet" and "detail" have the same address "/detail/:prodId?". Change one of them.',
  ],
])('reports why %j cannot be the addresses of a shop', (own, sentence) => {
  const before = shopAddresses()
  expect(() => setPaths(own as object)).toThrow(new TypeError(sentence))
  expect(shopAddresses()).toBe(before)
})

it('lets routes swap addresses, and lets a shop keep an address of the specification for another route', () => {
  setPaths({ list: '/cart', cart: '/list', 'list-2': '/list-of-old' })
  expect(shopAddresses()).toMatchObject({ list: '/cart', cart: '/list', 'list-filtered': '/cart/:id' })
  setPaths({ list: '/katalog', 'list-2': '/list' })
  expect(shopAddresses()).toMatchObject({ list: '/katalog', 'list-2': '/list' })
  setPaths({ home: '/start' })
  expect(shopAddresses()).toMatchObject({ home: '/start', list: '/list' })
})

it('sets the same addresses in a browser without checks', () => {
  const [own, ofScreens] = [
    { list: '/katalog' },
    { without: ['distributor'], more: { fair: '/messe/:year?' } },
  ] as const
  setPaths(own, ofScreens)
  const checked = [shopAddresses(), shownAddresses()]
  setPaths({})
  setPathsUnchecked(own, ofScreens)
  expect([shopAddresses(), shownAddresses()]).toEqual(checked)
  expect(shownAddresses()).toMatchObject({ list: '/katalog', fair: '/messe/:year?' })
  expect(Object.keys(shownAddresses())).not.toContain('distributor')
})
