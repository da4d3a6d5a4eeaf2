import type { Locale } from '@millwright/domain/locale'

/** A code for a mobile number of mainland China. */
export type SmsCode = { mobile: string; purpose: string; code: string; locale: Locale }

/** A service that sends codes by SMS. Throws `SmsRefusal` if it refuses the message. */
export type SmsPort = { send(message: SmsCode & { now: number }): Promise<void> }

/** `tooOften`: too many messages to this number. `number`: no such number. `fault`: anything that an operator must fix. */
export type SmsRefusalReason = 'tooOften' | 'number' | 'fault'

export class SmsRefusal extends Error {
  readonly reason: SmsRefusalReason
  constructor(reason: SmsRefusalReason, code: string, message: string) {
    super(`the SMS service refused: ${code} ${message}`.trim())
    this.reason = reason
  }
}

/** The sample mall's SMS: the seller console shows the codes, which are in the database, so nothing is sent. */
export const consoleSms: SmsPort = { send: async () => {} }
