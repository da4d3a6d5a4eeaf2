import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { routesOf } from './routesOf.ts'
import { screens } from './screens.ts'

const withParams = routes.filter(({ path }) => /:\w+(?!\w*\?)/.test(path)).map(({ id }) => id)

it('gives an example of paths of its own alone, and of each whose address has a part to fill in', () => {
  const given = Object.values(screens).flatMap((screen) => {
    const ids = routesOf(screen).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(Object.keys({ ...screen.examples, ...screen.layouts })))
    return Object.keys(screen.examples ?? {})
  })
  expect(given).toEqual(expect.arrayContaining(withParams.filter((id) => id !== 'not-found')))
})

it('has the patterns of the table, and those of screens that are not in it', () => {
  expect(routesOf({ paths: ['home', 'list-filtered'], layout: 'default', layouts: { home: 'decorate' } })).toEqual([
    { id: 'home', pattern: '/', layout: 'decorate' },
    { id: 'list-filtered', pattern: '/list/:id', layout: 'default' },
  ])
  expect(routesOf({ paths: { wishes: '/wishes/:id?' }, layout: 'empty' })).toEqual([
    { id: 'wishes', pattern: '/wishes/:id?', layout: 'empty' },
  ])
})
