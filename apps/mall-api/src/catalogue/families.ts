import type { Draft } from './draft.ts'
import { bearings } from './families/bearings.ts'
import { fasteners } from './families/fasteners.ts'
import { motorFamilies } from './families/motors.ts'
import { transmission } from './families/transmission.ts'

/** Every family of the sample, in the order that fixes its ids. */
export const families: (() => Iterable<Draft>)[] = [...bearings, ...fasteners, ...motorFamilies, ...transmission]
