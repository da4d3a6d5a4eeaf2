import { SMS_COUNTDOWN_SECONDS } from '@millwright/domain/constants'
import { isMobile } from '@millwright/domain/account/validation'

const KEY = 'millwright.sms'

/**
 * `last` is the sending that was heard of last; `until` is when each number may have another code, epoch milliseconds.
 */
type Clocks = { last?: string; until: Record<string, number> }

/**
 * Starts the minute of a number for a sending that is new; the same one heard again, after a reload, starts nothing. A
 * server that refuses says how many `seconds` are left.
 */
export function startClock(sent: string, phone: string, now: number, seconds = SMS_COUNTDOWN_SECONDS): void {
  const { last, until } = read()
  if (last === sent) return
  const running = Object.entries(until).filter(([, end]) => end > now)
  write({ last: sent, until: { ...Object.fromEntries(running), [phone]: now + seconds * 1000 } })
}

/**
 * When another code may be asked for: by this number, or while none is typed in full, by the one that waits longest.
 */
export function clockOf(phone: string): number {
  const { until } = read()
  return isMobile(phone) ? (until[phone] ?? 0) : Math.max(0, ...Object.values(until))
}

function read(): Clocks {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Clocks> | null
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
    // Where storage is off the server keeps the minute alone.
  }
}
