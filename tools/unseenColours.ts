import type { Browser, Page } from 'playwright-core'
import { modes } from '../.storybook/modes.ts'
import type { Mode } from '../.storybook/modes.ts'
import { cssValue } from '../packages/ui/src/theme/cssValue.ts'
import { resolver } from '../packages/ui/src/theme/resolve.ts'
import tokens from '../packages/ui/src/theme/tokens.json' with { type: 'json' }
import { openPage } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'
import { comparePictures } from './comparePictures.ts'
import { retakePicture, takePicture } from './takePicture.ts'

/** Pictures that show every colour of the theme between them, those that show most first. */
const witnesses = [
  'ui-accent--yellow', 'ui-accent--blue', 'ui-alert--all-states', 'ui-button--all-states', 'ui-tag--all-states', 'ui-text--all-states', 'ui-table--all-states', 'ui-countdown--ended',
  'ui-image--all-states', 'ui-drawer--all-states',
]
const palettes = {
  light: { '': tokens.color.light, yellow: tokens.color.yellow, blue: tokens.color.blue },
  dark: { '': tokens.color.dark, yellow: tokens.color.yellowDark, blue: tokens.color.blueDark },
}
const { valueOf } = resolver(tokens)

/** Changes each colour of each theme by one step, and answers those of which no picture tells. */
export async function unseenColours(browser: Browser, url: string, stories: Story[], expected: (mode: string, id: string) => Buffer | undefined): Promise<{ total: number; unseen: { mode: string; token: string }[] }> {
  const shown = witnesses.map((id) => {
    const story = stories.find((one) => one.id === id)
    if (!story) throw new Error(`There is no picture ${id}, which tools/unseenColours.ts names.`)
    return story
  })
  const perMode = await Promise.all(Object.entries<Mode>(modes).map(async ([name, mode]) => {
    const page = await openPage(browser, url, mode, shown[0]?.id ?? '')
    const changes = changesOf(mode.theme)
    const total = changes.length
    let unseen = changes
    for (const story of shown) {
      const before = await takePicture(page, story, mode)
      const accepted = expected(name, story.id)
      if (!accepted || comparePictures(accepted, before)) continue // the lane says so itself
      const brand = await page.evaluate(() => document.documentElement.dataset.brand ?? '')
      for (const change of unseen.filter((one) => one.brand === brand)) {
        if (comparePictures(before, await withChange(page, change))) unseen = unseen.filter((one) => one !== change)
      }
    }
    await page.context().close()
    return { total, unseen: unseen.map(({ brand, token }) => ({ mode: name, token: [brand, token].filter(Boolean).join('.') })) }
  }))
  return { total: perMode.reduce((sum, { total }) => sum + total, 0), unseen: perMode.flatMap(({ unseen }) => unseen) }
}

type Change = { brand: string; token: string; value: string }

function changesOf(theme: Mode['theme']): Change[] {
  return Object.entries(palettes[theme]).flatMap(([brand, palette]) => Object.entries(palette)
    .filter(([token]) => !token.startsWith('$'))
    .map(([token, given]) => ({ brand, token, value: stepped(cssValue(valueOf(given))) })))
}

/** The least change that a colour can have: its last channel, blue or how much it covers, by 1 of 255. */
function stepped(hex: string): string {
  const last = parseInt(hex.slice(-2), 16)
  return hex.slice(0, -2) + (last === 255 ? 254 : last + 1).toString(16).padStart(2, '0')
}

async function withChange(page: Page, { token, value }: Change): Promise<Buffer> {
  const set = (to: string) => page.evaluate(({ token, to }) => document.documentElement.style.setProperty(`--mw-color-${token}`, to), { token, to })
  await set(value)
  const picture = await retakePicture(page)
  await set('')
  return picture
}
