import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { glob } from 'tinyglobby'
import { screenModes, modes } from '../.storybook/modes.ts'
import type { Mode } from '../.storybook/modes.ts'
import { openPage, openStorybook, ownViewport, showStory, sizeOf } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'
import { root } from './children.ts'
import { launchOptions, pinned } from './chromium.ts'

// Pictures of one browser are equal but for single pixels of rounded corners. An absolute limit: a share of the
// picture would let a changed radius pass.
const LIMIT = 8
const COMPONENT_HEIGHT = 600
const TALLEST = 3000
const baseline = join(root, 'tests/visual/baseline')
const differences = join(root, '.cache/visual-diff')

type Finding = { mode: string; id: string; problem: string; files?: string[] }

const { values: { accept = false }, positionals: words } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })

if (!pinned) {
  console.log('Pictures are compared in the pinned Chromium on Linux x64 alone: skipped here.')
  process.exit(0)
}
const server = await openStorybook()
const stories = server.stories.filter(({ tags, id }) => tags.includes('picture') && words.every((word) => id.includes(word)))
const work = Object.entries<Mode>(screenModes).map(([name, mode]) => ({ name, mode, stories: stories.filter(({ title }) => name in modes || title.startsWith('pages/')) }))

rmSync(differences, { recursive: true, force: true })
const browser = await chromium.launch(await launchOptions())
const began = performance.now()
const findings: Finding[] = []
// Two at a time: one draws while the other is compared.
const lanes = [work.filter((_, i) => i % 2 === 0), work.filter((_, i) => i % 2 === 1)]
await Promise.all(lanes.map(async (lane) => {
  for (const { name, mode, stories } of lane) if (stories.length) await takeAll(browser, name, mode, stories)
}))
await browser.close()
server.close()
if (!words.length) await findOrphans()

const total = work.reduce((sum, { stories }) => sum + stories.length, 0)
for (const { mode, id, problem, files = [] } of findings) {
  console.log(`✗ ${id} in ${mode}: ${problem}`)
  for (const file of files) console.log(`    ${relative(root, file)}`)
}
const failed = accept ? findings.filter(({ files }) => !files).length : findings.length
if (findings.length && !accept) console.log('\nWhere the new look is meant: npm run pictures -- --accept')
console.log(`${total} pictures in ${((performance.now() - began) / 1000).toFixed(1)} s${accept ? `, ${findings.length - failed} accepted` : ''}`)
console.log(`${Math.max(0, total - findings.length)} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

async function takeAll(browser: Browser, name: string, mode: Mode, stories: Story[]): Promise<void> {
  const page = await openPage(browser, server.url, mode, stories[0]?.id ?? '')
  for (const story of stories) {
    try {
      compare(name, story.id, await take(page, story, mode))
    } catch (error) {
      findings.push({ mode: name, id: story.id, problem: (error as Error).message.split('\n')[0] ?? 'failed' })
    }
  }
  await page.context().close()
}

async function take(page: Page, story: Story, mode: Mode): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.setViewportSize(size(await ownViewport(page, story.id) ?? mode.viewport, story))
  const phase = await showStory(page, story.id)
  if (phase !== 'finished' && phase !== 'completed') throw new Error(`the story ended ${phase}; open it with npm run storybook`)
  // A lazy part holds its place until it comes, which React puts off for a moment.
  await page.waitForFunction(() => !document.querySelector('[data-pending]'), undefined, { timeout: 20_000 })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width } = page.viewportSize() ?? { width: 0 }
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } })
}

function size(viewport: Mode['viewport'], { title }: Story): { width: number; height: number } {
  const { width, height } = sizeOf(viewport)
  return { width, height: title.startsWith('pages/') ? height : COMPONENT_HEIGHT }
}

function compare(mode: string, id: string, taken: Buffer): void {
  const path = join(baseline, mode, `${id}.png`)
  const known = existsSync(path)
  const problem = known ? difference(readFileSync(path), taken, mode, id) : { problem: 'a new picture', files: [write(join(differences, mode, `${id}.actual.png`), taken)] }
  if (!problem) return
  findings.push({ mode, id, ...problem })
  if (accept) write(path, taken)
}

function difference(expected: Buffer, actual: Buffer, mode: string, id: string): { problem: string; files: string[] } | undefined {
  if (expected.equals(actual)) return undefined
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)]
  const same = a.width === b.width && a.height === b.height
  const drawn = new PNG({ width: a.width, height: a.height })
  const pixels = same ? pixelmatch(a.data, b.data, drawn.data, a.width, a.height, { threshold: 0.1 }) : 0
  if (same && pixels <= LIMIT) return undefined
  const path = (kind: string) => join(differences, mode, `${id}.${kind}.png`)
  const files = [write(path('expected'), expected), write(path('actual'), actual)]
  if (same) files.push(write(path('diff'), PNG.sync.write(drawn)))
  return { problem: same ? `${pixels} pixels differ` : `${b.width}×${b.height} instead of ${a.width}×${a.height}`, files }
}

function write(path: string, data: Buffer): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
  return path
}

/** Pictures that no story takes any more. */
async function findOrphans(): Promise<void> {
  const taken = new Set(work.flatMap(({ name, stories }) => stories.map(({ id }) => `${name}/${id}.png`)))
  for (const file of await glob('**/*.png', { cwd: baseline })) {
    if (taken.has(file)) continue
    const path = join(baseline, file)
    findings.push({ mode: dirname(file), id: file.slice(dirname(file).length + 1, -4), problem: 'no story takes this picture any more', files: [path] })
    if (accept) rmSync(path)
  }
}
