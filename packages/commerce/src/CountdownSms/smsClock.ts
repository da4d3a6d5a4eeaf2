import { SMS_COUNTDOWN_SECONDS } from '@millwright/domain/constants'
import { isMobile } from '@millwright/domain/account/validation'

const KEY = 'millwright.sms'

/**
 * The countdowns. `last` is the id of the last request; `until` has the end of each number's countdown, in epoch
 * milliseconds.
 */
type Clocks = { last?: string; until: Record<string, number> }

/**
 * Starts the countdown of a number, unless the request id is the same as before, as after a reload. A rejecting server
 * gives the remaining `seconds`.
 */
export function startClock(sent: string, phone: string, now: number, seconds = SMS_COUNTDOWN_SECONDS): void {
  const { last, until } = read()
  if (last === sent) return
  const running = Object.entries(until).filter(([, end]) => end > now)
  write({ last: sent, until: { ...Object.fromEntries(running), [phone]: now + seconds * 1000 } })
}

/** Returns the end of the countdown of a number, or of the longest countdown while the number is incomplete. */
export function clockOf(phone: string): number {
  const { until } = read()
  return isMobile(phone) ? (until[phone] ?? 0) : Math.max(0, ...Object.values(until))
}

function read(): Clocks {
  try {
    const kept: Partial<Clocks> | null = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const until = Object.entries(kept?.until ?? {}).filter(([, end]) => Number.isFinite(end))
    return { last: kept?.last, until: Object.fromEntries(until) }
  } catch {
    return { until: {} }
  }
}

function write(clocks: Clocks) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(clocks))
  } catch {
    // Without storage only the server enforces the minute.
  }
}
