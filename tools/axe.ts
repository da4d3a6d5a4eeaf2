import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { everyMode, modes, viewports } from '../.storybook/modes.ts'
import type { Mode } from '../.storybook/modes.ts'
import { openPage, openStorybook, ownViewport, showStory } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'
import { launchOptions } from './chromium.ts'
import { table } from './table.ts'

type Verdict = { violations: { id: string; target: string }[] } | { error: string }
type Told = { storyId: string; status: string; reporters: { type: string; result?: { violations?: { id: string; nodes: { target: unknown[] }[] }[]; error?: Error } }[] }

const HELP = `npm run axe [-- --all] [words]
  Every story of the built Storybook, judged by the a11y addon as in CI; --all in 2 languages x 2 themes x 3 windows (375, 768, 1440).
  Words choose stories by their id: npm run axe -- --all ui-button`

const { values: { all = false, help = false }, positionals: words } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' }, help: { type: 'boolean' } } })
if (help) {
  console.log(HELP)
  process.exit(0)
}
const { url, close, ...built } = await openStorybook()
const stories = built.stories.filter(({ id }) => !words.length || words.some((word) => id.includes(word)))
if (!stories.length) {
  console.error(`No story's id holds ${words.join(' or ')}.`)
  process.exit(2)
}
const browser = await chromium.launch(await launchOptions())
const work = Object.entries(all ? everyMode : modes as Record<string, Mode>)
const rows: { mode: string; stories: number; violations: number; errors: number; seconds: string }[] = []
const found: string[] = []
// Two at a time, as there are two cores at least.
await Promise.all([0, 1].map(async (lane) => {
  for (const [name, mode] of work.filter((_, i) => i % 2 === lane)) rows.push(await judgeAll(browser, name, mode))
}))
await browser.close()
close()

rows.sort((a, b) => a.mode.localeCompare(b.mode))
const sum = (of: 'stories' | 'violations' | 'errors') => rows.reduce((total, row) => total + row[of], 0)
for (const line of found) console.log(line)
console.log(table([...rows, { mode: 'all', stories: sum('stories'), violations: sum('violations'), errors: sum('errors'), seconds: '' }]))
console.log(`${sum('stories')} stories judged in ${rows.length} modes: ${sum('violations')} violations, ${sum('errors')} that could not be judged`)
process.exit(sum('violations') + sum('errors') ? 1 : 0)

async function judgeAll(browser: Browser, name: string, mode: Mode) {
  const began = performance.now()
  const row = { mode: name, stories: 0, violations: 0, errors: 0, seconds: '' }
  // A page of its own for each fifty: what stories leave behind (styles, portals) does not heap up.
  for (let at = 0; at < stories.length; at += 50) {
    const some = stories.slice(at, at + 50)
    const page = await openPage(browser, url, mode, some[0]!.id)
    await listen(page)
    for (const story of some) {
      const verdict = await judge(page, story, mode).catch((error: Error): Verdict => ({ error: error.message.split('\n')[0] ?? 'failed' }))
      row.stories++
      if ('error' in verdict) {
        row.errors++
        found.push(`✗ ${story.id} in ${name} could not be judged: ${verdict.error}`)
      } else for (const { id, target } of verdict.violations) {
        row.violations++
        found.push(`✗ ${story.id} in ${name}: ${id} at ${target}`)
      }
    }
    await page.context().close()
  }
  return { ...row, seconds: ((performance.now() - began) / 1000).toFixed(0) }
}

/** The window's own record of what Storybook says of each story that has ended. */
type Heard = { __STORYBOOK_PREVIEW__: { channel: { on: (event: string, hear: (told: unknown) => void) => void; emit: (event: string, ...detail: unknown[]) => void } }; told: Record<string, unknown> }

async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard = globalThis as unknown as Heard
    heard.told = {}
    heard.__STORYBOOK_PREVIEW__.channel.on('storyFinished', (told) => (heard.told[(told as { storyId: string }).storyId] = told))
  })
}

/** Shows the story anew in the mode's window, or in the one that the story is about, and takes the addon's verdict. */
async function judge(page: Page, { id }: Story, { viewport }: Mode): Promise<Verdict> {
  await page.setViewportSize(sizeOf(viewport))
  await page.mouse.move(0, 0)
  await showStory(page, id)
  const own = await ownViewport(page)
  if (own) await page.setViewportSize(sizeOf(own))
  if (own || !(await told(page, id, 1000))) {
    await page.evaluate((storyId) => {
      const heard = globalThis as unknown as Heard
      delete heard.told[storyId]
      heard.__STORYBOOK_PREVIEW__.channel.emit('forceRemount', { storyId })
    }, id)
  }
  const answer = await told(page, id, 20_000)
  const report = answer?.reporters.find(({ type }) => type === 'a11y')?.result
  if (!answer || !report) return { error: answer ? `the story ended with ${answer.status}` : 'the story did not end' }
  if (report.error) return { error: report.error.message }
  return { violations: report.violations?.flatMap((violation) => violation.nodes.map(({ target }) => ({ id: violation.id, target: target.join(' ') }))) ?? [] }
}

async function told(page: Page, id: string, timeout: number): Promise<Told | undefined> {
  return page.waitForFunction((storyId) => (globalThis as unknown as Heard).told[storyId], id, { timeout })
    .then((handle) => handle.jsonValue() as Promise<Told>, () => undefined)
}

function sizeOf(viewport: Mode['viewport']): { width: number; height: number } {
  const { width, height } = viewports[viewport].styles
  return { width: parseInt(width), height: parseInt(height) }
}
