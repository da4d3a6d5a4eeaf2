import type { Family } from './draft.ts'
import type { Sector } from './makers.ts'
import { abrasives } from './families/abrasives.ts'
import { bearings } from './families/bearings.ts'
import { belts } from './families/belts.ts'
import { cables } from './families/cables.ts'
import { chains } from './families/chains.ts'
import { compressors } from './families/compressors.ts'
import { construction } from './families/construction.ts'
import { cutting } from './families/cutting.ts'
import { fasteners } from './families/fasteners.ts'
import { lifting, toolStorage } from './families/lifting.ts'
import { linearMotion } from './families/linear.ts'
import { lubricantFamilies } from './families/lubricants.ts'
import { gears } from './families/gears.ts'
import { hydraulics } from './families/hydraulics.ts'
import { motorFamilies } from './families/motors.ts'
import { pneumatics } from './families/pneumatics.ts'
import { pumps } from './families/pumps.ts'
import { safety } from './families/safety.ts'
import { seals } from './families/seals.ts'
import { sensors } from './families/sensors.ts'
import { switchgear } from './families/switchgear.ts'
import { tools } from './families/tools.ts'
import { welding } from './families/welding.ts'

const of = (sector: Sector, drafts: Family['drafts'][], rivals = 0): Family[] => drafts.map((one) => ({ sector, drafts: one, rivals }))

/** Every family of the sample, in the order that fixes its ids. */
export const families: readonly Family[] = [
  ...of('bearings', bearings), ...of('fasteners', fasteners), ...of('drives', motorFamilies), ...of('drives', gears), ...of('bearings', linearMotion), ...of('drives', belts), ...of('drives', chains), ...of('fluid', hydraulics),
  ...of('fluid', pneumatics), ...of('fluid', compressors), ...of('fluid', pumps), ...of('electric', sensors), ...of('electric', switchgear), ...of('electric', cables), ...of('workshop', cutting), ...of('workshop', abrasives), ...of('workshop', welding),
  ...of('workshop', tools), ...of('workshop', toolStorage), ...of('machine', lifting), ...of('machine', construction), ...of('workshop', safety), ...of('fluid', seals), ...of('oils', lubricantFamilies),
]
