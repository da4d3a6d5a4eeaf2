import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findViews } from '../../packages/host/src/vite/bundles.ts'
import { root } from '../children.ts'
import { readJson } from '../readJson.ts'
import { buildShop } from '../shopBuild.ts'
import { table } from '../table.ts'
import { measureScreens } from './shopSizes.ts'

/** In kB gzip. `why` says what the visitor gets for the last time that the budget was raised. */
const budget = z.object({ script: z.number(), style: z.number(), why: z.string().optional() })
type Budget = z.infer<typeof budget>
/** The budget of the files that every page loads, and one for each screen with its frame and texts. */
const budgets = z.object({ frame: budget, screens: z.record(z.string(), budget) })
/** A screen's budget above what was measured. The frame has no room: it may not grow. */
const ROOM = 1.01
/** Budgets further above what is measured fail, so that no later change can use what an earlier one saved. */
const LOOSE = 1.03

const { lower } = parseArgs({ options: { lower: { type: 'boolean', default: false } } }).values
const file = join(root, 'tools/checks/sizes.json')
const former = readJson(file, budgets)
await buildShop((text) => console.log(text))
const names = Object.keys(findViews()).toSorted()
const measured = measureScreens(join(root, 'apps/storefront/build/client'), names)
const FRAME = '(the frame)'
const all = [...measured.slice(0, 1).map(({ frame }) => ({ screen: FRAME, ...frame })), ...measured]
const budgetOf = (screen: string) => (screen === FRAME ? former.frame : former.screens[screen])
const kinds = ['script', 'style'] as const

const judged = all.map((one) => {
  const limit = budgetOf(one.screen)
  const over = !limit || kinds.some((kind) => one[kind] > limit[kind])
  const loose = limit !== undefined && kinds.some((kind) => limit[kind] > upTo(one[kind], LOOSE))
  return { ...one, limit, verdict: over ? 'OVER' : loose ? 'LOOSE' : '' }
})
console.log(
  table(
    judged.map(({ screen, files, script, style, limit, verdict }) => ({
      'kB gzip': screen,
      files,
      script: script.toFixed(1),
      budget: limit?.script.toFixed(1) ?? '',
      style: style.toFixed(1),
      'its budget': limit?.style.toFixed(1) ?? '',
      '': verdict,
    })),
  ),
)
const gone = Object.keys(former.screens).filter((name) => !names.includes(name))
if (lower) {
  const lowered = (screen: string): Budget => {
    const now = all.find((one) => one.screen === screen)!
    const before = budgetOf(screen)
    const atMost = (kind: (typeof kinds)[number]) =>
      Math.min(before?.[kind] ?? Infinity, upTo(now[kind], screen === FRAME ? 1 : ROOM))
    return { ...before, script: atMost('script'), style: atMost('style') }
  }
  const next = { frame: lowered(FRAME), screens: Object.fromEntries(names.map((name) => [name, lowered(name)])) }
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
  console.log('Wrote tools/checks/sizes.json. Budgets only became lower, or were added for new screens.')
}
const failed = judged.filter(({ verdict, limit }) => verdict === 'OVER' && !(lower && !limit))
const loose = lower ? [] : judged.filter(({ verdict }) => verdict === 'LOOSE')
if (failed.length)
  console.log(
    'A screen exceeds its budget, or has none. Load code later if the screen does not need it at once, or raise its budget in tools/checks/sizes.json with a `why` that says what the visitor gets for it.',
  )
if (loose.length || gone.length)
  console.log(
    'A budget is more than 3 % above what was measured, or belongs to no screen: `node --conditions=@millwright/source tools/checks/sizes.ts --lower` lowers it.',
  )
process.exit(failed.length || loose.length || (gone.length && !lower) ? 1 : 0)

/** Returns a share of a size, rounded up to a tenth of a kB. */
function upTo(size: number, share: number): number {
  return Math.ceil(size * share * 10) / 10
}
