import type * as z from 'zod'
import { callbackPath } from '../contexts/payment/callbackRoutes.ts'
import { alibabaSms } from '../core/outside/alibabaSms.ts'
import { alipay } from '../core/outside/alipay.ts'
import { consolePayments } from '../core/outside/consolePayments.ts'
import { consoleMail } from '../core/outside/mailPort.ts'
import type { MailPort } from '../core/outside/mailPort.ts'
import type { PaymentPorts } from '../core/outside/paymentPort.ts'
import { consoleSms } from '../core/outside/smsPort.ts'
import type { SmsPort } from '../core/outside/smsPort.ts'
import { smtpMail } from '../core/outside/smtpMail.ts'
import { weixinPay } from '../core/outside/weixinPay.ts'
import type { settings } from './settings.ts'

type Given = Pick<
  z.output<typeof settings>,
  'ALIPAY' | 'WEIXIN_PAY' | 'CALLBACK_URL' | 'SMS_URL' | 'MAIL_URL' | 'MAIL_FROM'
>

/** The external services that the mall uses. */
export type Ports = { payments: PaymentPorts; sms: SmsPort | undefined; mail: MailPort | undefined }

/** Opens the services that the settings name. In a sandbox the seller console replaces the other services. */
export function openPorts(given: Given, sandbox: boolean): Ports {
  const { SMS_URL, MAIL_URL, MAIL_FROM = '' } = given
  return {
    payments: openPayments(given, sandbox),
    sms: SMS_URL ? alibabaSms(SMS_URL) : sandbox ? consoleSms : undefined,
    mail: MAIL_URL ? smtpMail({ url: MAIL_URL, from: MAIL_FROM }) : sandbox ? consoleMail : undefined,
  }
}

/** Without a payment service, a sandbox uses the console's payments, which are confirmed by hand. */
function openPayments({ ALIPAY, WEIXIN_PAY, CALLBACK_URL }: Given, sandbox: boolean): PaymentPorts {
  if (sandbox && !ALIPAY && !WEIXIN_PAY) return consolePayments
  const notifyUrl = (kind: 'alipay' | 'weixin') => new URL(callbackPath(kind), CALLBACK_URL).href
  return {
    ...(ALIPAY && { alipay: alipay({ ...ALIPAY, notifyUrl: notifyUrl('alipay') }) }),
    ...(WEIXIN_PAY && { weixin: weixinPay({ ...WEIXIN_PAY, notifyUrl: notifyUrl('weixin') }) }),
  }
}

/** Returns one sentence for each service that is not set up. */
export function missingPorts({ payments, sms, mail }: Ports): string[] {
  const sentences: [boolean, string][] = [
    [Boolean(payments.weixin || payments.alipay), 'no payment service is set up (ALIPAY, WEIXIN_PAY): not offered'],
    [Boolean(sms), 'no SMS service is set up (SMS_URL): buyers cannot ask for codes'],
    [Boolean(mail), 'no mail server is set up (MAIL_URL): no mails are sent'],
  ]
  return sentences.flatMap(([isThere, sentence]) => (isThere ? [] : [sentence]))
}
