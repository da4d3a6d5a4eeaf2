import { isScanKind, payKindOf } from '@millwright/domain/payment/payKinds'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import type { MessageKey } from '../../core/messages/messages.ts'
import type { PaymentPort } from '../../core/outside/paymentPort.ts'
import type { Payment } from '../../core/payment/purpose.ts'
import type { PurposeName } from '../../core/payment/purposeNames.ts'
import { openPayment } from './payments.ts'
import type { OpenedPayment } from './payments.ts'

const titles: Readonly<Record<PurposeName, MessageKey>> = {
  order: 'payTitleOrder',
  bill: 'payTitleBill',
  topup: 'payTitleTopUp',
  level: 'payTitleLevel',
}
/** Longer lists of numbers are cut, because services limit the length of a title. */
const TITLE_LENGTH = 100
const RETURN_LENGTH = 400

/** Returns the service for a payment type. Refuses (A00001) a type that no service of this mall takes. */
export function paymentServiceFor({ payments, say }: CallContext, payType: number): PaymentPort {
  const kind = payKindOf(payType)
  const port = isScanKind(kind) ? payments[kind] : undefined
  if (!port) throw new Refusal('A00001', say('payTypeOff'))
  return port
}

type Way = { returnUrl?: string | undefined }
/** The code to scan, or the address that the buyer opens. */
type Started = { code_url?: string; url?: string }

/**
 * Opens a payment and starts it at its service. `waitsUntil` is the payment deadline of its subject, in epoch
 * milliseconds.
 */
export async function payByService(
  context: CallContext,
  payment: Payment,
  { waitsUntil, ...way }: Way & { waitsUntil?: number | undefined },
): Promise<Started> {
  const service = paymentServiceFor(context, payment.payType)
  const { now } = context
  const opened = await context.db.tx((db) => openPayment(db, payment, { now, waitsUntil }))
  return startAtService(context, service, opened, way)
}

/** Starts an open payment at its service, outside of any transaction. Refuses if the service does not answer. */
export async function startAtService(
  { db, now, locale, consoleUrl, say }: CallContext,
  service: PaymentPort,
  { code, subject, purpose, amount, expires, scanCode }: OpenedPayment,
  { returnUrl }: Way,
): Promise<Started> {
  if (scanCode !== null) return { code_url: scanCode }
  const title = say(titles[purpose], { subject: subject.replaceAll(',', ' ') }).slice(0, TITLE_LENGTH)
  const started = await service
    .start({ number: code, amount, title, expires, now, locale, origin: consoleUrl, returnUrl: siteOf(returnUrl) })
    .catch((cause: unknown) => {
      throw new Refusal('A00001', say('payServiceDown'), undefined, cause)
    })
  if (started.kind === 'redirect') return { url: started.url }
  if (started.kept) await db.query('update payment set scan_code = $2 where code = $1', [code, started.code])
  return { code_url: started.code, ...(started.url !== undefined && { url: started.url }) }
}

/**
 * Returns the address to which the buyer returns, if it is a web address. A long address is omitted, because it would
 * become part of the service's own address; the buyer's original tab continues by itself.
 */
function siteOf(returnUrl: string | undefined): string | undefined {
  return returnUrl !== undefined &&
    returnUrl.length <= RETURN_LENGTH &&
    URL.canParse(returnUrl) &&
    /^https?:$/.test(new URL(returnUrl).protocol)
    ? returnUrl
    : undefined
}
