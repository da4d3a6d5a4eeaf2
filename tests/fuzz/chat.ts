import { property, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'
import { live, schedules } from './world/chatWorld.ts'

/**
 * Runs the chat connection and its conversation in simulated time (R6.09): with cut connections, dead connections, lost
 * responses and an unreachable server.
 */
export const run: Measurement = async (wish) =>
  checkProperties(
    [
      property('no schedule breaks a rule of the connection or loses a message', schedules, (schedule) => {
        const broken = live(schedule)
        if (broken.length) throw new Error(broken.join('; '))
        return true
      }),
    ],
    wish,
  )
