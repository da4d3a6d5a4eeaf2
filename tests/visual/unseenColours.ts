import type { Browser, Page } from 'playwright-core'
import { modes } from '../../.storybook/modes.ts'
import type { Mode } from '../../.storybook/modes.ts'
import { cssValue } from '../../packages/ui/src/theme/cssValue.ts'
import { resolver } from '../../packages/ui/src/theme/resolve.ts'
import tokens from '../../packages/ui/src/theme/tokens.json' with { type: 'json' }
import { entranceOf, openPage } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'
import { comparePictures } from './comparePictures.ts'
import { retakePicture, takePicture } from './takePicture.ts'
import { visitStory } from './visitStory.ts'

/** The picture that shows each colour. A brand's own colours are shown in the brand's pictures. */
const shownBy: Record<keyof typeof tokens.color.light, string> = {
  canvas: 'ui-alert--all-states',
  surface: 'ui-alert--all-states',
  ink: 'ui-alert--all-states',
  lineStrong: 'ui-alert--all-states',
  link: 'ui-alert--all-states',
  linkSoft: 'ui-alert--all-states',
  good: 'ui-alert--all-states',
  goodSoft: 'ui-alert--all-states',
  warn: 'ui-alert--all-states',
  warnSoft: 'ui-alert--all-states',
  bad: 'ui-alert--all-states',
  badSoft: 'ui-alert--all-states',
  sunken: 'ui-button--all-states',
  line: 'ui-button--all-states',
  inkMuted: 'ui-button--all-states',
  inkFaint: 'ui-button--all-states',
  action: 'ui-button--all-states',
  actionHover: 'ui-button--all-states',
  onAction: 'ui-button--all-states',
  actionSoft: 'ui-tag--all-states',
  actionInk: 'ui-tag--all-states',
  price: 'ui-text--all-states',
  focus: 'ui-table--all-states',
  inkGround: 'ui-countdown--ended',
  onInk: 'ui-countdown--ended',
  paper: 'ui-image--all-states',
  scrim: 'ui-drawer--all-states',
}
const palettes = {
  light: { '': tokens.color.light, yellow: tokens.color.yellow, blue: tokens.color.blue },
  dark: { '': tokens.color.dark, yellow: tokens.color.yellowDark, blue: tokens.color.blueDark },
}
const { valueOf } = resolver(tokens)

type Change = { name: string; token: string; value: string; shownBy: string }
type Known = (mode: string, id: string) => Buffer | undefined

/** Changes each colour of each theme by one step and returns the colours for which no picture differs. */
export async function unseenColours(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  known: Known,
): Promise<{ total: number; unseen: { mode: string; colour: string; picture: string }[] }> {
  const perMode = await Promise.all(
    Object.entries<Mode>(modes).map(async ([name, mode]) => {
      const changes = changesOf(mode.theme)
      const unseen = await unseenIn(browser, url, stories, { name, mode }, changes, known)
      return {
        total: changes.length,
        unseen: unseen.map((change) => ({ mode: name, colour: change.name, picture: change.shownBy })),
      }
    }),
  )
  return { total: perMode.reduce((sum, { total }) => sum + total, 0), unseen: perMode.flatMap(({ unseen }) => unseen) }
}

async function unseenIn(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  { name, mode }: { name: string; mode: Mode },
  changes: readonly Change[],
  known: Known,
): Promise<Change[]> {
  const page = await openPage(browser, url, mode, entranceOf(stories, changes[0]?.shownBy))
  const unseen: Change[] = []
  for (const id of new Set(changes.map((change) => change.shownBy))) {
    const story = stories.find((one) => one.id === id)
    if (!story) throw new Error(`tests/visual/unseenColours.ts names the picture ${id}, which does not exist.`)
    const accepted = known(name, id)
    // The lane itself reports a picture that is missing or differs.
    if (!accepted || (await visitStory(page, story, mode)).length) continue
    if (await comparePictures(accepted, await takePicture(page))) continue
    for (const change of changes.filter((one) => one.shownBy === id)) {
      if (!(await comparePictures(accepted, await withChange(page, change)))) unseen.push(change)
    }
  }
  await page.context().close()
  return unseen
}

function changesOf(theme: Mode['theme']): Change[] {
  return Object.entries(palettes[theme]).flatMap(([brand, palette]) =>
    Object.entries(palette)
      .filter(([token]) => !token.startsWith('$'))
      .map(([token, given]) => ({
        name: [brand, token].filter(Boolean).join('.'),
        token,
        value: stepped(cssValue(valueOf(given))),
        shownBy: brand ? `ui-accent--${brand}` : shownBy[token as keyof typeof shownBy],
      })),
  )
}

/** Returns the smallest possible change of a colour: its last channel (blue or alpha) by 1 of 255. */
function stepped(hex: string): string {
  const last = parseInt(hex.slice(-2), 16)
  return hex.slice(0, -2) + (last === 255 ? 254 : last + 1).toString(16).padStart(2, '0')
}

async function withChange(page: Page, { token, value }: Change): Promise<Buffer> {
  const set = (to: string) =>
    page.evaluate(({ token, to }) => document.documentElement.style.setProperty(`--mw-color-${token}`, to), {
      token,
      to,
    })
  await set(value)
  const picture = await retakePicture(page)
  await set('')
  return picture
}
