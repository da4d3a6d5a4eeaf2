import { readUserAgent } from '@millwright/domain/account/userAgent'
import type { CallContext } from '../call/call.ts'

export type RequestOrigin = Partial<Pick<CallContext, 'ip' | 'agent'>>

/**
 * Returns the stored part of a request's origin: browser, system and an address shortened so that it does not identify
 * a household.
 */
export function readRequestOrigin({ ip, agent }: RequestOrigin): {
  browser?: string
  system?: string
  address?: string
} {
  return { ...readUserAgent(agent), address: ip === undefined ? undefined : maskedAddress(ip) }
}

function maskedAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:*`
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.split('.').slice(0, 2).concat('*', '*').join('.') : '*'
}
