import type { Draft } from './draft.ts'
import { bearings } from './families/bearings.ts'
import { construction } from './families/construction.ts'
import { cutting } from './families/cutting.ts'
import { electrical } from './families/electrical.ts'
import { fasteners } from './families/fasteners.ts'
import { fluids } from './families/fluids.ts'
import { hydraulics } from './families/hydraulics.ts'
import { motorFamilies } from './families/motors.ts'
import { pneumatics } from './families/pneumatics.ts'
import { pumps } from './families/pumps.ts'
import { safety } from './families/safety.ts'
import { sensors } from './families/sensors.ts'
import { tools } from './families/tools.ts'
import { transmission } from './families/transmission.ts'

/** Every family of the sample, in the order that fixes its ids. */
export const families: (() => Iterable<Draft>)[] = [
  ...bearings, ...fasteners, ...motorFamilies, ...transmission, ...hydraulics, ...pneumatics, ...pumps, ...sensors, ...electrical,
  ...cutting, ...tools, ...construction, ...safety, ...fluids,
]
