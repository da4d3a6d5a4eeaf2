import { property, checkProperties } from '../../tools/fuzzRun.ts'
import type { Measurement } from '../../tools/measure.ts'
import { live, schedules } from './world/chatWorld.ts'

/**
 * Runs the chat connection and its conversation in simulated time (R6.09): cut connections, dead connections, lost
 * responses, an absent server.
 */
export const run: Measurement = async (wish) =>
  checkProperties(
    [
      property('no schedule breaks a rule of the line or loses a message', schedules, (schedule) => {
        const broken = live(schedule)
        if (broken.length) throw new Error(broken.join('; '))
        return true
      }),
    ],
    wish,
  )
