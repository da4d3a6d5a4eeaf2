import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { everyMode, modes } from '../.storybook/modes.ts'
import type { Mode } from '../.storybook/modes.ts'
import { openPage, openStorybook, ownViewport, showStory, sizeOf } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'
import { launchOptions } from './chromium.ts'
import { table } from './table.ts'

const HELP = `npm run axe [-- --all] [words]
  Checks every story of the built Storybook with the a11y addon, as CI does; --all checks in 2 languages x 2 themes x 3 windows (375, 768, 1440).
  Each story is rendered and played once per language, and checked in each theme and window; a story about one window only there.
  Words select stories by their id: npm run axe -- --all ui-button`

/** Stories per page before a new page replaces it, so that leftover styles and portals do not accumulate. */
const A_PAGE = 40
const LANES = 3

const {
  values: { all = false, help = false },
  positionals: words,
} = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' }, help: { type: 'boolean' } } })
if (help) {
  console.log(HELP)
  process.exit(0)
}
const { url, close, ...built } = await openStorybook()
const stories = built.stories.filter(({ id }) => !words.length || words.some((word) => id.includes(word)))
if (!stories.length) {
  console.error(`No story's id contains ${words.join(' or ')}.`)
  process.exit(2)
}
const rows = Object.entries<Mode>(all ? everyMode : modes).map(([name, mode]) => ({
  name,
  mode,
  judged: 0,
  violations: 0,
  errors: 0,
}))
type Row = (typeof rows)[number]
const pages = [...new Set(rows.map(({ mode }) => mode.locale))].flatMap((locale) =>
  Array.from({ length: Math.ceil(stories.length / A_PAGE) }, (_, at) => ({
    some: stories.slice(at * A_PAGE, (at + 1) * A_PAGE),
    rows: rows.filter(({ mode }) => mode.locale === locale),
  })),
)

const sum = (of: 'judged' | 'violations' | 'errors') => rows.reduce((total, row) => total + row[of], 0)
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(0)
const browser = await chromium.launch(await launchOptions())
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let next = pages.shift(); next; next = pages.shift()) {
      await judgeAll(next.some, next.rows)
      console.log(
        `${seconds()} s, ${pages.length} pages left to begin: ${sum('judged')} judged, ${sum('violations')} violations, ${sum('errors')} errors`,
      )
    }
  }),
)
await browser.close()
close()

console.log(
  table([
    ...rows.map(({ mode: _, ...row }) => row),
    { name: 'all', judged: sum('judged'), violations: sum('violations'), errors: sum('errors') },
  ]),
)
console.log(
  `${stories.length} stories, judged ${sum('judged')} times in ${seconds()} s: ${sum('violations')} violations, ${sum('errors')} that could not be judged`,
)
process.exit(sum('violations') + sum('errors') ? 1 : 0)

async function judgeAll(some: Story[], rows: Row[]): Promise<void> {
  const first = rows[0]!.mode
  const open = ({ id }: Story) => openPage(browser, url, first, id, { 'a11y.manual': '!true' })
  let page = await open(some[0]!)
  for (const story of some) {
    try {
      const own = await show(page, story, first)
      for (const row of rows.filter(
        ({ mode }, at) => !own || rows.findIndex((one) => one.mode.theme === mode.theme) === at,
      )) {
        if (!own) await page.setViewportSize(sizeOf(row.mode.viewport))
        const violations = await judge(page, story.id, row.mode.theme)
        row.judged++
        row.violations += violations.length
        for (const { id, target } of violations) console.log(`✗ ${story.id} in ${row.name}: ${id} at ${target}`)
      }
    } catch (error) {
      rows[0]!.errors++
      console.log(`✗ ${story.id} in ${first.locale} could not be judged: ${(error as Error).message.split('\n')[0]}`)
      // The story may have broken the page. The next stories get a new one.
      await page.context().close()
      page = await open(story)
    }
  }
  await page.context().close()
}

/** Shows a story in the mode's viewport, or in the viewport that the story itself asks for, and returns the latter. */
async function show(page: Page, { id }: Story, { viewport }: Mode): Promise<Mode['viewport'] | undefined> {
  const own = await ownViewport(page, id)
  await page.setViewportSize(sizeOf(own ?? viewport))
  await page.mouse.move(0, 0)
  const phase = await showStory(page, id)
  if (phase !== 'finished' && phase !== 'completed') throw new Error(`the story ended ${phase}`)
  return own
}

/** Returns the violations that the addon finds in the current story under a theme. */
async function judge(page: Page, id: string, theme: Mode['theme']): Promise<{ id: string; target: string }[]> {
  return page.evaluate(
    async ({ id, theme }) => {
      type Found = { violations: { id: string; nodes: { target: unknown[] }[] }[] }
      type Channel = {
        once: (event: string, hear: (told: never) => void) => void
        emit: (event: string, ...detail: unknown[]) => void
      }
      const { channel, currentRender } = (
        globalThis as unknown as {
          __STORYBOOK_PREVIEW__: {
            channel: Channel
            currentRender: { story: { parameters: { a11y: { options: object } } } }
          }
        }
      ).__STORYBOOK_PREVIEW__
      document.documentElement.dataset.theme = theme
      const { a11y } = currentRender.story.parameters
      const { violations } = await new Promise<Found>((resolve, reject) => {
        channel.once('storybook/a11y/result', resolve)
        channel.once('storybook/a11y/error', reject)
        channel.emit('storybook/a11y/manual', id, {
          ...a11y,
          options: { ...a11y.options, resultTypes: ['violations'] },
        })
      })
      return violations.flatMap((violation) =>
        violation.nodes.map(({ target }) => ({ id: violation.id, target: target.join(' ') })),
      )
    },
    { id, theme },
  )
}
