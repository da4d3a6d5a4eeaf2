import type { ProductFamily } from './draft.ts'
import type { Sector } from './makers.ts'
import { abrasives } from './families/abrasives.ts'
import { ballBearings, otherBearings } from './families/bearings.ts'
import { belts } from './families/belts.ts'
import { cables, wiring } from './families/cables.ts'
import { chains, sprocketFamilies } from './families/chains.ts'
import { compressors } from './families/compressors.ts'
import { construction } from './families/construction.ts'
import { cutting } from './families/cutting.ts'
import { fasteners } from './families/fasteners.ts'
import { lifting, toolStorage } from './families/lifting.ts'
import { railCarriages, rails } from './families/linear.ts'
import { lubricantFamilies } from './families/lubricants.ts'
import { gears } from './families/gears.ts'
import { hydraulics } from './families/hydraulics.ts'
import { motorFamilies } from './families/motors.ts'
import { pneumatics } from './families/pneumatics.ts'
import { pumps } from './families/pumps.ts'
import { safety } from './families/safety.ts'
import { screws } from './families/screws.ts'
import { faces, seals } from './families/seals.ts'
import { sensors } from './families/sensors.ts'
import { switchgear } from './families/switchgear.ts'
import { tools } from './families/tools.ts'
import { welding } from './families/welding.ts'

type Of = { rivals?: number; bulk?: true }
const of = (sector: Sector, drafts: ProductFamily['drafts'][], { rivals = 0, bulk }: Of = {}): ProductFamily[] =>
  drafts.map((one) => ({ sector, drafts: one, rivals, bulk: bulk === true }))

/** All families of the sample. Ids follow from the order. */
export const families: readonly ProductFamily[] = [
  ...of('bearings', ballBearings, { rivals: 2, bulk: true }),
  ...of('bearings', otherBearings, { rivals: 2 }),
  ...of('fasteners', screws, { rivals: 1, bulk: true }),
  ...of('fasteners', fasteners, { rivals: 1 }),
  ...of('drives', motorFamilies, { rivals: 2 }),
  ...of('drives', gears, { rivals: 1, bulk: true }),
  ...of('bearings', rails, { rivals: 1, bulk: true }),
  ...of('bearings', railCarriages, { rivals: 1 }),
  ...of('drives', belts, { rivals: 1, bulk: true }),
  ...of('drives', sprocketFamilies, { rivals: 1, bulk: true }),
  ...of('drives', chains, { rivals: 1 }),
  ...of('fluid', hydraulics, { rivals: 1 }),
  ...of('fluid', pneumatics, { rivals: 1 }),
  ...of('fluid', compressors),
  ...of('fluid', pumps),
  ...of('electric', sensors),
  ...of('electric', switchgear, { rivals: 1 }),
  ...of('electric', cables, { bulk: true }),
  ...of('electric', wiring),
  ...of('workshop', cutting, { rivals: 1 }),
  ...of('workshop', abrasives, { bulk: true }),
  ...of('workshop', welding),
  ...of('workshop', tools),
  ...of('workshop', toolStorage),
  ...of('machine', lifting),
  ...of('machine', construction),
  ...of('workshop', safety),
  ...of('fluid', seals, { rivals: 1, bulk: true }),
  ...of('fluid', faces, { rivals: 1 }),
  ...of('oils', lubricantFamilies, { rivals: 1 }),
]
