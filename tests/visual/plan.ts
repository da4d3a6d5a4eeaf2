import { brandModes, everyMode, fourModes, inFourModes, modes, unsteady } from '../../.storybook/modes.ts'
import type { Mode } from '../../.storybook/modes.ts'
import type { Look, Story } from './builtStorybook.ts'

/** Stories to visit in one mode. `prints`: whether each has a fingerprint. `pictures`: whether those tagged so have one. */
export type Round = { name: string; look: Look; stories: Story[]; prints: boolean; pictures: boolean }

/** Returns the visits of the lane `stories`. A story with the tag `!test` is not visited. */
export function planOf(stories: readonly Story[]): Round[] {
  const tested = stories.filter(({ tags }) => tags.includes('test'))
  const rounds = Object.entries<Mode>(fourModes).map(([name, look]) => {
    const everywhere = name in modes
    const chosen = tested.filter(({ tags }) => everywhere || (tags.includes('picture') && tags.includes(inFourModes)))
    return { name, look, stories: chosen, prints: everywhere, pictures: true }
  })
  return [
    ...rounds,
    {
      name: 'forced-colours',
      look: { ...modes['zh-desktop-light'], forcedColors: true },
      // axe reads the colours that a theme names, not those that the system puts in their place.
      stories: tested.filter(
        ({ tags, title }) => /^(ui|commerce)\//.test(title) && tags.includes('picture') && !tags.includes('own-theme'),
      ),
      prints: false,
      pictures: false,
    },
  ]
}

/** Returns the visits of `npm run axe`. */
export function planOfEveryMode(stories: readonly Story[]): Round[] {
  const tested = stories.filter(({ tags }) => tags.includes('test'))
  return Object.entries(everyMode).map(([name, look]) => ({
    name,
    look,
    stories: tested,
    prints: false,
    pictures: false,
  }))
}

/** Returns the visits of `npm run axe -- --brands`: the stories of ui. Those of commerce and pages use the same colours. */
export function planOfBrands(stories: readonly Story[]): Round[] {
  const tested = stories.filter(({ tags, title }) => tags.includes('test') && title.startsWith('ui/'))
  return Object.entries(brandModes).map(([name, look]) => ({
    name,
    look,
    stories: tested,
    prints: false,
    pictures: false,
  }))
}

/** Whether a story has a fingerprint in a round. */
export function hasPrint({ prints }: Round, { tags }: Story): boolean {
  return prints && !tags.includes(unsteady)
}

/** Whether a story has a picture in a round. */
export function hasPicture({ pictures }: Round, { tags }: Story): boolean {
  return pictures && tags.includes('picture')
}

/** Returns one of several parts of the stories, `2/3` the second third. A component's stories stay together. */
export function partOf(stories: readonly Story[], shard: string | undefined): Story[] {
  const [part = 1, of = 1] = shard?.split('/').map(Number) ?? []
  if (!(part >= 1 && part <= of)) throw new Error(`--shard ${shard} is no part such as 1/2.`)
  const titles = [...new Set(stories.map(({ title }) => title))]
  const chosen = new Set(titles.filter((_, at) => at % of === part - 1))
  return stories.filter(({ title }) => chosen.has(title))
}
