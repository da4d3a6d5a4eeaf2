import { createDecipheriv, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { divide, money, times } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import type { weixinAccount } from './paymentAccounts.ts'
import { callService } from './callService.ts'
import { ServiceRefusal } from './paymentPort.ts'
import type { CallbackReading, CallbackRequest, PaymentPort, PaymentState, TakenPayment } from './paymentPort.ts'
import { isSignedRsa, signRsa } from './rsa.ts'

/**
 * The merchant's own private key with the serial number of its certificate, and WeChat Pay's public key with its id (or
 * the platform certificate's, with its serial number). `apiKey` is the APIv3 key, and `notifyUrl` the address to which
 * WeChat Pay reports payments.
 */
export type WeixinAccount = z.output<typeof weixinAccount> & { notifyUrl: string }

/** Milliseconds after which a signed message counts as replayed. */
const FRESH_FOR = 5 * 60_000
const TAG_BYTES = 16

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
})
type Transaction = z.output<typeof transaction>

const notification = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.base64(),
    nonce: z.string().min(1),
    associated_data: z.string().default(''),
  }),
})

/**
 * WeChat Pay's Native payment: the buyer scans a code. API v3, as published at
 * https://pay.weixin.qq.com/doc/v3/merchant/4012791855. Amounts are in fen.
 */
export function weixinPay(account: WeixinAccount): PaymentPort {
  const { appId: appid, mchId: mchid } = account
  const tradeOf = (number: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`
  return {
    start: async ({ number, amount, title, expires, now }) => {
      const answer = await call(account, 'POST', '/v3/pay/transactions/native', now, {
        appid,
        mchid,
        description: title.slice(0, 127),
        out_trade_no: number,
        time_expire: rfc3339(expires),
        notify_url: account.notifyUrl,
        amount: { total: fenOf(amount), currency: 'CNY' },
      })
      const { code_url } = z.object({ code_url: z.string().min(1) }).parse(answer)
      return { kind: 'scan', code: code_url, kept: true }
    },
    query: async (number, now) => {
      try {
        const answer = await call(account, 'GET', `${tradeOf(number)}?mchid=${encodeURIComponent(mchid)}`, now)
        return stateOf(account, transaction.parse(answer), number)
      } catch (error) {
        if (error instanceof ServiceRefusal && error.code === 'ORDER_NOT_EXIST') return { state: 'waiting' }
        throw error
      }
    },
    refund: async ({ number, payment, total, amount, now }) => {
      const answer = await call(account, 'POST', '/v3/refund/domestic/refunds', now, {
        out_trade_no: payment,
        out_refund_no: number,
        amount: { refund: fenOf(amount), total: fenOf(total), currency: 'CNY' },
      })
      const { status } = z.object({ status: z.string() }).parse(answer)
      if (status === 'SUCCESS') return 'done'
      if (status === 'PROCESSING') return 'processing'
      throw new ServiceRefusal('WeChat Pay', status, 'the refund needs a person at pay.weixin.qq.com')
    },
    close: async (number, now) => {
      try {
        await call(account, 'POST', `${tradeOf(number)}/close`, now, { mchid })
      } catch (error) {
        if (!(error instanceof ServiceRefusal && error.code === 'ORDER_NOT_EXIST')) throw error
      }
    },
    callbacks: {
      read: (request) => readNotification(account, request),
      answer: (outcome) =>
        outcome === 'accepted'
          ? { status: 200, type: 'application/json', body: JSON.stringify({ code: 'SUCCESS' }) }
          : {
              status: outcome === 'refused' ? 401 : 500,
              type: 'application/json',
              body: JSON.stringify({ code: 'FAIL', message: outcome }),
            },
    },
  }
}

/** Returns an amount in fen. Throws if the amount is not a whole number of fen. */
function fenOf(amount: Money): number {
  const fen = Number(times(amount, 100))
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${amount}`)
  return fen
}

function rfc3339(time: number): string {
  return `${new Date(time + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
}

async function call(
  account: WeixinAccount,
  method: 'GET' | 'POST',
  path: string,
  now: number,
  content?: object,
): Promise<unknown> {
  const body = content === undefined ? '' : JSON.stringify(content)
  const { mchId, serial, privateKey, publicKeyId, api } = account
  const timestamp = Math.floor(now / 1000)
  const nonce = randomBytes(16).toString('hex')
  const signature = signRsa(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`, privateKey)
  const { status, header, text } = await callService(`${api}${path}`, {
    method,
    headers: {
      authorization: `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`,
      accept: 'application/json',
      'user-agent': 'millwright',
      'wechatpay-serial': publicKeyId,
      ...(content && { 'content-type': 'application/json' }),
    },
    ...(content && { body }),
  })
  // The signature of a refusal is not checked: a refusal moves no money, and WeChat Pay does not sign every refusal.
  if (status >= 400) throw refusalOf(status, text)
  const problem = problemOf(account, { header, body: text, now })
  if (problem) throw new Error(`WeChat Pay's answer to ${path} has a ${problem}`)
  return text ? JSON.parse(text) : undefined
}

function refusalOf(status: number, text: string): Error {
  try {
    const { code, message } = z.object({ code: z.string(), message: z.string().default('') }).parse(JSON.parse(text))
    return new ServiceRefusal('WeChat Pay', code, message)
  } catch {
    return new Error(`WeChat Pay answered with ${status}`)
  }
}

/** Checks the signature and the age of a response or a callback. Returns the problem, if any. */
function problemOf({ publicKey, publicKeyId }: WeixinAccount, { header, body, now }: CallbackRequest) {
  const [timestamp = '', nonce = '', signature = '', serial = ''] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    (name) => header(`wechatpay-${name}`),
  )
  if (serial !== publicKeyId) return 'wrong signature: another key'
  if (!isSignedRsa(`${timestamp}\n${nonce}\n${body}\n`, signature, publicKey)) return 'wrong signature'
  return Math.abs(now - Number(timestamp) * 1000) > FRESH_FOR ? 'time too far from now' : undefined
}

function readNotification(account: WeixinAccount, request: CallbackRequest): CallbackReading {
  const problem = problemOf(account, request)
  if (problem) return { refused: problem }
  const { event_type: event, resource } = notification.parse(JSON.parse(request.body))
  if (event !== 'TRANSACTION.SUCCESS') return { ignored: event }
  const paid = transaction.parse(JSON.parse(decrypted(account, resource)))
  if (paid.trade_state !== 'SUCCESS') return { ignored: paid.trade_state }
  try {
    return { paid: takenOf(account, paid) }
  } catch (error) {
    return { refused: (error as Error).message }
  }
}

/** Decrypts by AES-256-GCM. The last 16 bytes are the authentication tag. Throws if anything was changed. */
function decrypted({ apiKey }: WeixinAccount, resource: z.output<typeof notification>['resource']): string {
  const bytes = Buffer.from(resource.ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, resource.nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(resource.associated_data))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString()
}

/**
 * Returns the payment of a transaction. Throws if the transaction belongs to another merchant or has another currency.
 */
function takenOf({ appId, mchId }: WeixinAccount, paid: Transaction): TakenPayment {
  if (paid.mchid !== mchId || paid.appid !== appId) throw new Error('another merchant')
  if (!paid.amount || !paid.transaction_id) throw new Error('no payment')
  if (paid.amount.currency !== 'CNY') throw new Error('another currency')
  const amount = money(divide(paid.amount.total, 100))
  return { number: paid.out_trade_no, amount, serviceNumber: paid.transaction_id }
}

function stateOf(account: WeixinAccount, found: Transaction, number: string): PaymentState {
  if (found.out_trade_no !== number) throw new Error('WeChat Pay answered for another payment')
  switch (found.trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      return { state: 'paid', ...takenOf(account, found) }
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    default:
      return { state: 'waiting' }
  }
}
