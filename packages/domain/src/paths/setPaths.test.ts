import { afterEach, expect, it } from 'vitest'
import { setPaths, shopAddresses, shownAddresses, takePaths } from './setPaths.ts'

afterEach(() => setPaths({}))

it.each([
  [{ lst: '/katalog' }, 'There is no route "lst" that could have an address.'],
  [{ toString: '/x' }, 'There is no route "toString" that could have an address.'],
  [{ list: 'katalog' }, 'The address of "list" is no path, as "/list" is one: "katalog".'],
  [{ list: '//katalog' }, 'The address of "list" is no path, as "/list" is one: "//katalog".'],
  [{ list: '/katalog/' }, 'The address of "list" is no path, as "/list" is one: "/katalog/".'],
  [{ list: '/a/../b' }, 'The address of "list" is no path, as "/list" is one: "/a/../b".'],
  [{ list: '/a?b=1' }, 'The address of "list" is no path, as "/list" is one: "/a?b=1".'],
  [{ list: '/a\n' }, 'The address of "list" is no path, as "/list" is one: "/a\\n".'],
  [{ list: undefined }, 'The address of "list" is no path, as "/list" is one: undefined.'],
  [{ list: '/_act' }, 'The address of "list" is one that the host answers itself: "/_act".'],
  [{ list: '/list.data' }, 'The address of "list" is one that the host answers itself: "/list.data".'],
  [{ list: '/Pictures/all' }, 'The address of "list" is one that the host answers itself: "/Pictures/all".'],
  [{ list: '/katalog/:id' }, 'The address of "list" has to hold nothing to fill in: "/katalog/:id".'],
  [{ detail: '/artikel' }, 'The address of "detail" has to hold ":prodId?" and nothing else to fill in: "/artikel".'],
  [
    { 'list-filtered': '/katalog/:id/:page' },
    'The address of "list-filtered" has to hold ":id" and nothing else to fill in: "/katalog/:id/:page".',
  ],
  [{ detail: '/:prodId?/a' }, 'The address of "detail" is no path, as "/detail" is one: "/:prodId?/a".'],
  [{ list: '/Cart' }, 'The routes "cart" and "list" have one address: "/Cart".'],
  [{ detail: '/list/:prodId?' }, 'The routes "detail" and "list" have one address: "/list".'],
  [{ datasheet: '/detail/:prodId?' }, 'The routes "datasheet" and "detail" have one address: "/detail/:prodId?".'],
])('reports why %j cannot be the addresses of a shop', (own, sentence) => {
  const before = shopAddresses()
  expect(() => setPaths(own as object)).toThrow(new TypeError(sentence))
  expect(shopAddresses()).toBe(before)
})

it('lets routes swap addresses, and a shop keep a specification’s address beside its own', () => {
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
  takePaths(own, ofScreens)
  expect([shopAddresses(), shownAddresses()]).toEqual(checked)
  expect(shownAddresses()).toMatchObject({ list: '/katalog', fair: '/messe/:year?' })
  expect(Object.keys(shownAddresses())).not.toContain('distributor')
})
