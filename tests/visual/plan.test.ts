import { expect, it } from 'vitest'
import type { Story } from './builtStorybook.ts'
import { partOf, planOf, planOfEveryMode } from './plan.ts'

const story = (title: string, ...tags: string[]): Story => ({
  id: `${title.replace('/', '-').toLowerCase()}--default`,
  title,
  name: 'Default',
  tags: ['test', ...tags],
  type: 'story',
})
const stories = [
  story('ui/Button', 'picture'),
  story('ui/Theme', 'picture', 'own-theme'),
  story('ui/Tag'),
  story('pages/Cart', 'picture', 'four-modes'),
  { ...story('ui/Draft', 'picture'), tags: ['picture'] },
]

it('visits every story in two modes, few in four, and the pictured parts in forced colours', () => {
  const visits = Object.fromEntries(
    planOf(stories).map(({ name, stories }) => [name, stories.map(({ title }) => title)]),
  )
  const all = ['ui/Button', 'ui/Theme', 'ui/Tag', 'pages/Cart']
  expect(visits).toEqual({
    'zh-desktop-light': all,
    'en-phone-dark': all,
    'zh-phone-light': ['pages/Cart'],
    'en-desktop-light': ['pages/Cart'],
    'forced-colours': ['ui/Button'],
  })
})

it('visits every story in twelve modes for npm run axe, without a look', () => {
  const rounds = planOfEveryMode(stories)
  expect(rounds).toHaveLength(12)
  for (const { stories, prints, pictures } of rounds)
    expect([stories.length, prints, pictures]).toEqual([4, false, false])
})

it('divides the stories without losing one, and refuses a part that does not exist', () => {
  const parts = ['1/3', '2/3', '3/3'].flatMap((shard) => partOf(stories, shard))
  expect(parts.map(({ id }) => id).toSorted()).toEqual(stories.map(({ id }) => id).toSorted())
  expect(partOf(stories, undefined)).toEqual(stories)
  expect(() => partOf(stories, '4/3')).toThrow('--shard 4/3')
})
