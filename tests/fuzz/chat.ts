import { claim, tryAll } from '../../tools/fuzzRun.ts'
import type { Measurement } from '../../tools/measure.ts'
import { live, schedules } from './world/chatWorld.ts'

/**
 * The chat line and its conversation under a time of their own (R6.09): cuts, dead lines, lost answers, a server that
 * is away.
 */
export const run: Measurement = async (wish) =>
  tryAll(
    [
      claim('no schedule breaks a rule of the line or loses a message', schedules, (schedule) => {
        const broken = live(schedule)
        if (broken.length) throw new Error(broken.join('; '))
        return true
      }),
    ],
    wish,
  )
