import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { screens } from './screens.ts'

const withParams = routes.filter(({ path }) => /:\w+(?!\w*\?)/.test(path)).map(({ id }) => id)

it('gives an example of paths of its own alone, and of each whose address has a part to fill in', () => {
  const given = Object.values(screens).flatMap(({ paths, examples = {} }) => {
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(Object.keys(examples)))
    return Object.keys(examples)
  })
  expect(given).toEqual(expect.arrayContaining(withParams.filter((id) => id !== 'not-found')))
})
