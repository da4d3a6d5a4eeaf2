import { partsOf } from '@millwright/domain/partsOf'

/** The result of sending a code. `sent` identifies it; `wait` is the number of seconds until another may be sent. */
export type SentCode = { sent: string; wait?: number }

/** Reads the result of sending a code from the data of a form's result. Other data gives no fields. */
export function readSentCode(data: unknown): Partial<SentCode> {
  const { sent, wait } = partsOf(data)
  return { ...(typeof sent === 'string' && { sent }), ...(typeof wait === 'number' && { wait }) }
}
