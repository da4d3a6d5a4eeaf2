import { parseTime } from '@internationalized/date'
import type { Time } from '@internationalized/date'

/** Parses `17:30` as a time of day. Returns null for any other text. */
export function clockTime(text: string | undefined): Time | null {
  try {
    return text ? parseTime(text) : null
  } catch {
    return null
  }
}

/** Writes a time of day as `17:30`, as native inputs submit it. */
export function clockText(time: { hour: number; minute: number } | null): string {
  return time ? [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':') : ''
}
