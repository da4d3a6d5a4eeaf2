import { isMail } from '@millwright/domain/account/profile'
import { createTransport } from 'nodemailer'
import type { MailPort } from './mailPort.ts'

/** Milliseconds for each step of the SMTP dialogue. */
const STEP = 10_000

export type SmtpServer = {
  /** `smtps://USER:PASSWORD@HOST:465`, or `smtp://…:587`, which is encrypted by STARTTLS. */
  url: string
  /** The sender: `noreply@shop.example`, or `Shop <noreply@shop.example>`. */
  from: string
}

/** Mail by SMTP. Refuses (`TypeError`) more than one address, and a subject of several lines. */
export function smtpMail({ url, from }: SmtpServer): MailPort {
  const transport = createTransport({
    url,
    requireTLS: needsTls(new URL(url)),
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: STEP,
    // A mail must not include the content of the server's files or of fetched addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      if (!isMail(to) || /[\s,;<>"]/.test(to)) throw new TypeError('not one mail address')
      if (/[\r\n]/.test(subject)) throw new TypeError('a subject has one line')
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
  }
}

/**
 * Whether to require TLS. A password is sent only encrypted, even if an attacker hides that the server offers STARTTLS.
 */
function needsTls({ username, hostname }: URL): boolean {
  return username !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}
