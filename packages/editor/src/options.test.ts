import { expect, it } from 'vitest'
import { checkOptions } from './options.ts'
import type { CheckedOptions } from './options.ts'

const right: CheckedOptions = { dataOf: () => ({ now: 0 }), onPublish: () => undefined }
const search = { search: async () => ({ items: [] }) }

it('accepts the least that an editor needs, and everything together', () => {
  expect(() => checkOptions(right)).not.toThrow()
  expect(() =>
    checkOptions({
      ...right,
      blocks: ['floor_title'],
      pickers: { product: search, picture: search },
      templates: [],
      drafts: {},
      name: '1',
    }),
  ).not.toThrow()
})

it.each<[Partial<CheckedOptions>, RegExp]>([
  [{ dataOf: undefined }, /dataOf is undefined. Pass a function/],
  [{ onPublish: 'publish' }, /onPublish is string/],
  [{ blocks: ['floor_title', 'hologram'] }, /"hologram", which no schema describes. Add it to registry/],
  [{ blocks: [] }, /blocks is empty/],
  [{ pickers: { product: {} } }, /pickers\.product has no search/],
  [{ pickers: { picture: { upload: () => undefined } } }, /pickers\.picture has no search/],
  [
    {
      templates: [
        { id: 'a', blocks: [] },
        { id: 'a', blocks: [] },
      ],
    },
    /"a" twice/,
  ],
  [{ templates: [{ id: 'a', blocks: {} }] }, /"a" has no list of blocks/],
  [{ drafts: {} }, /drafts needs name/],
])('refuses %j at the start', (wrong, problem) => {
  expect(() => checkOptions({ ...right, ...wrong })).toThrow(problem)
})
