import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { glob } from 'tinyglobby'
import { screenModes, modes, viewports } from '../.storybook/modes.ts'
import type { Mode } from '../.storybook/modes.ts'
import { root, run } from './children.ts'
import { launchOptions, pinned } from './chromium.ts'
import { serveFolder } from './serveFolder.ts'
import { sourcesOf } from './sources.ts'

// Pictures of one browser are equal but for single pixels of rounded corners. An absolute limit: a share of the
// picture would let a changed radius pass.
const LIMIT = 8
const COMPONENT_HEIGHT = 600
const TALLEST = 3000
const baseline = join(root, 'tests/visual/baseline')
const differences = join(root, '.cache/visual-diff')

type Story = { id: string; title: string; tags: string[]; type: string }
type Finding = { mode: string; id: string; problem: string; files?: string[] }

const { values: { accept = false }, positionals: words } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })

if (!pinned) {
  console.log('Pictures are compared in the pinned Chromium on Linux x64 alone: skipped here.')
  process.exit(0)
}
await buildStorybook()
const server = await serveFolder(join(root, 'storybook-static'))
const { entries } = await (await fetch(`${server.url}/index.json`)).json() as { entries: Record<string, Story> }
const stories = Object.values(entries).filter(({ type, tags, id }) => type === 'story' && tags.includes('picture') && words.every((word) => id.includes(word)))
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

async function buildStorybook(): Promise<void> {
  const sources = ['packages/*/src/**', 'packages/fixtures/pictures/**', '.storybook/**', 'vite.config.ts', 'package-lock.json', 'docs/*.mdx']
  const { count, state, markBuilt } = await sourcesOf(sources, 'storybook-static/.sources')
  if (state === 'fresh') return
  console.log(`Building Storybook from ${count} sources ...`)
  const { ok, output } = await run([join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '-o', 'storybook-static', '--quiet', '--stats-json'])
  if (!ok) throw new Error(`Storybook does not build:\n${output}`)
  markBuilt()
}

async function takeAll(browser: Browser, name: string, mode: Mode, stories: Story[]): Promise<void> {
  const context = await browser.newContext({ deviceScaleFactor: 1, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const globals = `locale:${mode.locale};theme:${mode.theme}`
  await page.goto(`${server.url}/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(() => (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender)
  for (const story of stories) {
    try {
      compare(name, story.id, await take(page, story, mode))
    } catch (error) {
      findings.push({ mode: name, id: story.id, problem: (error as Error).message.split('\n')[0] ?? 'failed' })
    }
  }
  await context.close()
}

type Preview = {
  __STORYBOOK_PREVIEW__: {
    channel: { emit: (event: string, detail: object) => void }
    currentRender?: { id: string; phase: string; story?: { storyGlobals?: { viewport?: { value?: string } | string } } }
  }
}

/** Storybook changes the story within the loaded page: five times faster than loading each. */
async function take(page: Page, story: Story, mode: Mode): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.setViewportSize(size(mode.viewport, story))
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview
    if (preview.currentRender?.id !== storyId) preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story.id)
  const phase = await (await page.waitForFunction((id) => {
    const render = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__.currentRender
    return render?.id === id && ['finished', 'completed', 'errored', 'aborted'].includes(render.phase) ? render.phase : undefined
  }, story.id, { timeout: 20_000 })).jsonValue()
  if (phase !== 'finished' && phase !== 'completed') throw new Error(`the story ended ${phase}; open it with npm run storybook`)
  const own = await page.evaluate(() => {
    const viewport = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals?.viewport
    return typeof viewport === 'string' ? viewport : viewport?.value
  })
  if (own && own in viewports) await page.setViewportSize(size(own as Mode['viewport'], story))
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
  const { width, height } = viewports[viewport].styles
  return { width: parseInt(width), height: title.startsWith('pages/') ? parseInt(height) : COMPONENT_HEIGHT }
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
