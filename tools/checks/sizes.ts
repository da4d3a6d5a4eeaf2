import { join } from 'node:path'
import { z } from 'zod'
import { findViews } from '../../packages/host/src/vite/bundles.ts'
import { root } from '../children.ts'
import { readJson } from '../readJson.ts'
import { buildShop } from '../shopBuild.ts'
import { table } from '../table.ts'
import { measureScreens } from './shopSizes.ts'

const budget = z.object({ script: z.number(), style: z.number() })
/**
 * One budget for the files that every page loads and one for every screen with its frame and texts. Exceptions state a
 * reason.
 */
const budgets = z.object({
  frame: budget,
  screen: budget,
  exceptions: z.record(z.string(), budget.partial().extend({ why: z.string() })),
})

const { frame, screen: usual, exceptions } = readJson(join(root, 'tools/checks/sizes.json'), budgets)
await buildShop((text) => console.log(text))
const names = Object.keys(findViews()).toSorted()
const measured = measureScreens(join(root, 'apps/storefront/build/client'), names)
const judged = [
  ...measured.slice(0, 1).map((one) => ({ screen: '(the frame)', ...one.frame, budget: frame })),
  ...measured.map((one) => ({ ...one, budget: { ...usual, ...exceptions[one.screen] } })),
].map((one) => ({ ...one, over: one.script > one.budget.script || one.style > one.budget.style }))
console.log(
  table(
    judged.map((one) => ({
      'kB gzip': one.screen,
      files: one.files,
      script: one.script.toFixed(1),
      budget: one.budget.script.toFixed(1),
      style: one.style.toFixed(1),
      'its budget': one.budget.style.toFixed(1),
      '': one.over ? 'OVER' : '',
    })),
  ),
)
for (const name of Object.keys(exceptions))
  if (!names.includes(name)) throw new Error(`sizes.json has an exception for ${name}, but there is no such screen.`)
const over = judged.some((one) => one.over)
if (over)
  console.log(
    'A screen exceeds its budget. Load code later if the screen does not need it at once, or add the screen with a reason to the exceptions in tools/checks/sizes.json.',
  )
process.exit(over ? 1 : 0)
