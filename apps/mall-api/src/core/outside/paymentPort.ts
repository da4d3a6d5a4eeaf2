import type { ScanKind } from '@millwright/domain/payment/payKinds'
import type { Locale } from '@millwright/domain/locale'
import type { Money } from '@millwright/domain/money/money'

/** A payment that a service takes for the mall. Times are epoch milliseconds. */
export type ServicePayment = {
  /** The mall's own number of the payment: 24 hexadecimal digits. */
  number: string
  amount: Money
  /** The payment's subject as the service shows it to the buyer. */
  title: string
  /** When the service stops accepting the payment. */
  expires: number
  now: number
  locale: Locale
  /** The address at which the buyer's browser reaches this server. */
  origin: string
  /** The address to which the buyer returns from the service. */
  returnUrl?: string | undefined
}

/** How the buyer pays a started payment. */
export type StartedPayment =
  /** The buyer's browser opens `url`. */
  | { kind: 'redirect'; url: string }
  /**
   * The buyer scans `code`; `url`, if any, opens the payment on the phone itself. A code that the service issued by a
   * call is `kept` and shown again.
   */
  | { kind: 'scan'; code: string; url?: string; kept?: boolean }

/** Money that a service has received. `serviceNumber` is the service's own number of the payment. */
export type TakenPayment = { number: string; amount: Money; serviceNumber: string }
export type PaymentState = { state: 'waiting' } | { state: 'closed' } | ({ state: 'paid' } & TakenPayment)

/** Money to be returned. `number` is the refund's own number: the service returns the money once per number. */
export type ServiceRefund = {
  number: string
  /** The payment's number and full amount. */
  payment: string
  total: Money
  amount: Money
  now: number
}

export type CallbackRequest = { header: (name: string) => string | undefined; body: string; now: number }
/** The content of a callback. A signed callback about anything other than received money is `ignored`. */
export type CallbackReading = { refused: string } | { ignored: string } | { paid: TakenPayment }
export type CallbackAnswer = { status: 200 | 401 | 500; type: string; body: string }

/**
 * A payment service. Its methods throw if the service does not respond or refuses the call (`ServiceRefusal`). Every
 * call may be repeated.
 */
export type PaymentPort = {
  start(payment: ServicePayment): Promise<StartedPayment>
  query(number: string, now: number): Promise<PaymentState>
  /** Returns money. `processing`: the service has accepted the refund, and the mall must ask again. */
  refund(refund: ServiceRefund): Promise<'done' | 'processing'>
  /** Closes the payment at the service, which then accepts no money. Throws if the buyer has paid meanwhile. */
  close(number: string, now: number): Promise<void>
  /** How the service reports payments. Missing for payments that are confirmed in the console. */
  callbacks?: {
    /** Reads a callback, which anyone may send: checks signature, age and recipient. */
    read(request: CallbackRequest): CallbackReading
    /** Returns the response in the service's own format. The service repeats a callback that was not accepted. */
    answer(outcome: 'accepted' | 'refused' | 'failed'): CallbackAnswer
  }
}

/** The payment services of this mall. A kind without a service is not offered. */
export type PaymentPorts = Readonly<Partial<Record<ScanKind, PaymentPort>>>

/** The error of a call that the service refused. `code` is the service's own error code. */
export class ServiceRefusal extends Error {
  readonly code: string
  constructor(service: string, code: string, message: string) {
    super(`${service} refused: ${code} ${message}`.trim())
    this.code = code
  }
}
