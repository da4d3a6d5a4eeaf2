import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { routesOf } from './routesOf.ts'
import { screens } from './screens.ts'

const withParams = routes.filter(({ path }) => /:\w+(?!\w*\?)/.test(path)).map(({ id }) => id)

it('has examples only for its own paths, and for each path with a required parameter', () => {
  const given = Object.values(screens).flatMap((screen) => {
    const ids = routesOf(screen).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(Object.keys({ ...screen.examples, ...screen.layouts })))
    return Object.keys(screen.examples ?? {})
  })
  expect(given).toEqual(expect.arrayContaining(withParams.filter((id) => id !== 'not-found')))
})

it('uses the specified patterns, and the given ones of screens outside the specification', () => {
  expect(routesOf({ paths: ['home', 'list-filtered'], layout: 'default', layouts: { home: 'decorate' } })).toEqual([
    { id: 'home', pattern: '/', layout: 'decorate' },
    { id: 'list-filtered', pattern: '/list/:id', layout: 'default' },
  ])
  expect(routesOf({ paths: { wishes: '/wishes/:id?' }, layout: 'empty' })).toEqual([
    { id: 'wishes', pattern: '/wishes/:id?', layout: 'empty' },
  ])
})
