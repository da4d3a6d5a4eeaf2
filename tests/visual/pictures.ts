import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { root } from '../../tools/children.ts'
import { launchOptions, pinned } from '../chromium.ts'
import { AcceptedLooks } from './acceptedLooks.ts'
import type { Finding } from './acceptedLooks.ts'
import { openStorybook } from './builtStorybook.ts'
import { deterministicFlags } from './comparePictures.ts'
import { partOf, planOf, planOfBrands, planOfEveryMode } from './plan.ts'
import { unseenColours } from './unseenColours.ts'
import { visitAll } from './visitAll.ts'

const {
  values: { accept, shard, pages, brands, 'every-mode': everyMode },
  positionals: words,
} = parseArgs({
  allowPositionals: true,
  options: {
    /** Keeps the looks that differ. */
    accept: { type: 'boolean', default: false },
    /** `1/2`: the first half of the stories. */
    shard: { type: 'string' },
    /** How many pages work at once. */
    pages: { type: 'string', default: '2' },
    /** Plays the stories in every mode and compares no look: `npm run axe`. */
    'every-mode': { type: 'boolean', default: false },
    /** The same for the stories of ui in three brands that `createTheme` made: `npm run axe -- --brands`. */
    brands: { type: 'boolean', default: false },
  },
})
const everywhere = everyMode || brands
if (!pinned && !everywhere)
  console.log('Looks are compared only in the pinned Chromium on Linux x64: stories are played and checked with axe.')
if (accept && !pinned) process.exit(1)

const { url: served, stories: known, close } = await openStorybook()
const stories = partOf(known, shard).filter(({ id }) => words.every((word) => id.includes(word)))
if (!stories.length) throw new Error(`No story has ${words.join(' and ')} in its id.`)
const rounds = (brands ? planOfBrands : everyMode ? planOfEveryMode : planOf)(stories)
const looks = pinned && !everywhere ? new AcceptedLooks({ accept }) : undefined
// Some stories show their own address, so it must not hold the free port that was found.
const url = 'http://localhost'
const address = `--host-resolver-rules=MAP localhost:80 ${new URL(served).host}`
const browser = await chromium.launch(await launchOptions([...deterministicFlags, address]))
const began = performance.now()
const { findings, again } = await visitAll(rounds, { browser, url, known, looks, pages: Number(pages) })
for (const { mode, id, look } of findings) if (!look) looks?.refuse(mode, id)
// The first shard checks what concerns all stories.
const whole = !words.length && (!shard || shard.startsWith('1/'))
const colours = looks && whole && !accept ? await findUnseenColours(looks) : 0
await browser.close()
close()
if (looks && whole) findings.push(...(await looks.checkAll(planOf(known))))
looks?.save()

for (const { mode, id, problem, files = [] } of findings) {
  console.log(`✗ ${id} in ${mode}: ${problem}`)
  for (const file of files) console.log(`    ${relative(root, file)}`)
}
for (const story of again) console.log(`passed at the second visit: ${story}`)
// Until other machines have shown that they draw the same pixels, a fingerprint alone fails only a release.
const left = findings.filter(({ look, print }) => (accept ? !look : !print || process.env.RELEASE))
const prints = findings.length - left.length
if (!accept && prints) console.log(`fingerprints that differ: ${prints}`)
if (!accept && findings.some(({ look }) => look))
  console.log('\nIf the new look is intended: npm run pictures -- --accept')
const visits = rounds.reduce((sum, { stories }) => sum + stories.length, 0)
console.log(
  `${visits} visits and ${colours} changed colours in ${((performance.now() - began) / 1000).toFixed(1)} s${accept ? `, ${findings.length - left.length} looks accepted` : ''}`,
)
console.log(`${Math.max(0, visits + colours - left.length)} passed, ${left.length} failed`)
process.exit(left.length ? 1 : 0)

/**
 * Adds a finding for each colour that could change without any picture failing, and returns the number of colours
 * tried.
 */
async function findUnseenColours(accepted: AcceptedLooks): Promise<number> {
  const { total, unseen } = await unseenColours(browser, url, known, (mode, id) => accepted.picture(mode, id))
  findings.push(
    ...unseen.map(({ mode, colour, picture }): Finding => ({
      mode,
      id: `the colour ${colour}`,
      problem: `${picture} stays the same when the colour changes: name a picture that shows the colour in tests/visual/unseenColours.ts, add such a picture, or delete the colour`,
    })),
  )
  return total
}
