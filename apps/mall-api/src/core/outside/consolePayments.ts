import { scanKinds } from '@millwright/domain/payment/payKinds'
import type { ScanKind } from '@millwright/domain/payment/payKinds'
import type { PaymentPort, PaymentPorts } from './paymentPort.ts'

/** The text of the QR code that a phone reads. */
const scannedAs: Readonly<Record<ScanKind, (number: string) => string>> = {
  weixin: (number) => `weixin://wxpay/bizpayurl?pr=${number}`,
  alipay: (number) => `https://qr.alipay.com/${number}`,
}

/** Payments of a sample mall, which the seller console's payment page confirms. No money moves. */
const consolePayment = (kind: ScanKind): PaymentPort => ({
  start: async ({ number, locale, origin }) => ({
    kind: 'scan',
    code: scannedAs[kind](number),
    url: new URL(`/pay/${number}?lang=${locale}`, origin).href,
  }),
  // The console books payments itself, so a query never finds a new payment.
  query: async () => ({ state: 'waiting' }),
  refund: async () => 'done',
  close: async () => {},
})

export const consolePayments: PaymentPorts = Object.fromEntries(scanKinds.map((kind) => [kind, consolePayment(kind)]))
