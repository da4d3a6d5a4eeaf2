import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { PNG } from 'pngjs'
import { glob } from 'tinyglobby'
import { fourModes, inFourModes, modes } from '../.storybook/modes.ts'
import type { Mode } from '../.storybook/modes.ts'
import { openPage, openStorybook } from './builtStorybook.ts'
import type { Story } from './builtStorybook.ts'
import { root } from './children.ts'
import { launchOptions, pinned } from './chromium.ts'
import { comparePictures, deterministicFlags } from './comparePictures.ts'
import { packPicture, unpackPicture } from './packPicture.ts'
import { takePicture } from './takePicture.ts'
import { unseenColours } from './unseenColours.ts'

const baseline = join(root, 'tests/visual/baseline')
/** The limit for all pictures together, because every clone contains them. */
const MOST_BYTES = 25_000_000
const differences = join(root, '.cache/visual-diff')

type Finding = { mode: string; id: string; problem: string; files?: string[] }

const {
  values: { accept = false },
  positionals: words,
} = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })

if (!pinned) {
  console.log('Skipped: pictures are compared only in the pinned Chromium on Linux x64.')
  process.exit(0)
}
const server = await openStorybook()
const stories = server.stories.filter(
  ({ tags, id }) => tags.includes('picture') && words.every((word) => id.includes(word)),
)
const work = Object.entries<Mode>(fourModes).map(([name, mode]) => ({
  name,
  mode,
  stories: stories.filter(({ tags }) => name in modes || tags.includes(inFourModes)),
}))

rmSync(differences, { recursive: true, force: true })
const browser = await chromium.launch(await launchOptions(deterministicFlags))
const began = performance.now()
const findings: Finding[] = []
// Two lanes, so that one can draw while the other compares.
const lanes = [work.filter((_, i) => i % 2 === 0), work.filter((_, i) => i % 2 === 1)]
await Promise.all(
  lanes.map(async (lane) => {
    for (const { name, mode, stories } of lane) if (stories.length) await takeAll(browser, name, mode, stories)
  }),
)
const colours = words.length || accept ? 0 : await findUnseenColours()
await browser.close()
server.close()
if (!words.length) await judgeBaseline()

const taken = work.reduce((sum, { stories }) => sum + stories.length, 0)
const total = taken + colours
for (const { mode, id, problem, files = [] } of findings) {
  console.log(`✗ ${id} in ${mode}: ${problem}`)
  for (const file of files) console.log(`    ${relative(root, file)}`)
}
const failed = accept ? findings.filter(({ files }) => !files).length : findings.length
if (findings.length && !accept) console.log('\nIf the new look is intended: npm run pictures -- --accept')
console.log(
  `${taken} pictures and ${colours} changed colours in ${((performance.now() - began) / 1000).toFixed(1)} s${accept ? `, ${findings.length - failed} accepted` : ''}`,
)
console.log(`${Math.max(0, total - findings.length)} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

async function takeAll(browser: Browser, name: string, mode: Mode, stories: Story[]): Promise<void> {
  const page = await openPage(browser, server.url, mode, stories[0]?.id ?? '')
  for (const story of stories) {
    try {
      await compare(name, story.id, await takePicture(page, story, mode))
    } catch (error) {
      findings.push({ mode: name, id: story.id, problem: (error as Error).message.split('\n')[0] ?? 'failed' })
    }
  }
  await page.context().close()
}

async function compare(mode: string, id: string, taken: Buffer): Promise<void> {
  const path = pathOf(mode, id)
  const known = existsSync(path)
  const problem = known
    ? await difference(readFileSync(path), taken, mode, id)
    : { problem: 'a new picture', files: [write(join(differences, mode, `${id}.actual.png`), taken)] }
  if (!problem) return
  findings.push({ mode, id, ...problem })
  if (accept) write(path, await packPicture(await unpackPicture(taken)))
}

async function difference(
  expected: Buffer,
  actual: Buffer,
  mode: string,
  id: string,
): Promise<{ problem: string; files: string[] } | undefined> {
  const found = await comparePictures(expected, actual)
  if (!found) return undefined
  const path = (kind: string) => join(differences, mode, `${id}.${kind}.png`)
  const { width, height, data } = await unpackPicture(expected)
  const shown = Object.assign(new PNG({ width, height }), { data: Buffer.from(data) })
  const files = [write(path('expected'), PNG.sync.write(shown)), write(path('actual'), actual)]
  if (found.drawn) files.push(write(path('diff'), found.drawn))
  return { problem: found.problem, files }
}

/**
 * Adds a finding for each colour that could change without any picture failing, and returns the number of colours
 * tried.
 */
async function findUnseenColours(): Promise<number> {
  const known = (mode: string, id: string) =>
    existsSync(pathOf(mode, id)) ? readFileSync(pathOf(mode, id)) : undefined
  const { total, unseen } = await unseenColours(browser, server.url, stories, known)
  for (const { mode, colour, picture } of unseen) {
    findings.push({
      mode,
      id: `the colour ${colour}`,
      problem: `${picture} stays the same when the colour changes: name a picture that shows the colour in tools/unseenColours.ts, add such a picture, or delete the colour`,
    })
  }
  return total
}

function pathOf(mode: string, id: string): string {
  return join(baseline, mode, `${id}.webp`)
}

function write(path: string, data: Buffer): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
  return path
}

/** Finds pictures without a story, and checks their total size. */
async function judgeBaseline(): Promise<void> {
  const taken = new Set(work.flatMap(({ name, stories }) => stories.map(({ id }) => `${name}/${id}.webp`)))
  for (const file of await glob('**/*', { cwd: baseline })) {
    if (taken.has(file)) continue
    const path = join(baseline, file)
    findings.push({
      mode: dirname(file),
      id: parse(file).name,
      problem: 'no story takes this picture any more',
      files: [path],
    })
    if (accept) rmSync(path)
  }
  const bytes = (await glob('**/*', { cwd: baseline })).reduce(
    (sum, file) => sum + statSync(join(baseline, file)).size,
    0,
  )
  if (bytes > MOST_BYTES)
    findings.push({
      mode: 'every mode',
      id: 'all pictures',
      problem: `the pictures have ${bytes} bytes together, more than ${MOST_BYTES}`,
    })
}
