import type * as z from 'zod'
import { compareMoney, money, readMoney } from '@millwright/domain/money/money'
import { writeServerTime } from '@millwright/domain/time'
import type { alipayAccount } from './paymentAccounts.ts'
import { callService } from './callService.ts'
import { ServiceRefusal } from './paymentPort.ts'
import type { CallbackReading, CallbackRequest, PaymentPort, PaymentState } from './paymentPort.ts'
import { isSignedRsa, signRsa } from './rsa.ts'

/**
 * The application's own private key, and Alipay's public key. `sellerId` is the account that receives the money, and
 * `notifyUrl` the address to which Alipay reports payments.
 */
export type AlipayAccount = z.output<typeof alipayAccount> & { notifyUrl: string }

type Params = Record<string, string>
type Answer = Record<string, unknown> & { code?: string; msg?: string; sub_code?: string; sub_msg?: string }

const SUCCESS = '10000'
const NO_TRADE = 'ACQ.TRADE_NOT_EXIST'

/**
 * Alipay's page payment (`alipay.trade.page.pay`): the buyer pays on Alipay's own page. RSA2 signatures, JSON, UTF-8, as
 * published at https://opendocs.alipay.com/open/270.
 */
export function alipay(account: AlipayAccount): PaymentPort {
  const call = (method: string, content: object, now: number) => callGateway(account, method, content, now)
  return {
    start: async ({ number, amount, title, expires, now, returnUrl }) => {
      const params = signed(account, {
        ...common(account, 'alipay.trade.page.pay', now),
        notify_url: account.notifyUrl,
        ...(returnUrl !== undefined && { return_url: returnUrl }),
        biz_content: JSON.stringify({
          out_trade_no: number,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: amount,
          subject: title,
          time_expire: writeServerTime(expires),
        }),
      })
      return { kind: 'redirect', url: `${account.gateway}?${new URLSearchParams(params)}` }
    },
    query: async (number, now) => {
      const answer = await call('alipay.trade.query', { out_trade_no: number }, now)
      // The trade begins when the buyer has signed in at Alipay.
      if (answer.sub_code === NO_TRADE) return { state: 'waiting' }
      return stateOf(demandSuccess(answer), number)
    },
    refund: async ({ number, payment, amount, now }) => {
      const asked = { out_trade_no: payment, out_request_no: number }
      const refunded = demandSuccess(await call('alipay.trade.refund', { ...asked, refund_amount: amount }, now))
      if (refunded.fund_change === 'Y') return 'done'
      // This call moved no money: an earlier call made the refund, or the refund is under way.
      const found = demandSuccess(await call('alipay.trade.fastpay.refund.query', asked, now))
      const returned = readMoney(found.refund_amount)
      const isDone = found.refund_status === undefined || found.refund_status === 'REFUND_SUCCESS'
      return returned !== undefined && compareMoney(returned, amount) === 0 && isDone ? 'done' : 'processing'
    },
    close: async (number, now) => {
      const answer = await call('alipay.trade.close', { out_trade_no: number }, now)
      if (answer.sub_code !== NO_TRADE) demandSuccess(answer)
    },
    callbacks: {
      read: (request) => readNotify(account, request),
      answer: (outcome) => ({ status: 200, type: 'text/plain', body: outcome === 'accepted' ? 'success' : 'failure' }),
    },
  }
}

function common({ appId }: AlipayAccount, method: string, now: number): Params {
  return {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: writeServerTime(now),
    version: '1.0',
  }
}

/** Joins parameters as Alipay signs them: sorted, without empty values, not encoded. */
function textToSign(params: Params): string {
  return Object.keys(params)
    .filter((name) => params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&')
}

function signed({ privateKey }: AlipayAccount, params: Params): Params {
  return { ...params, sign: signRsa(textToSign(params), privateKey) }
}

/** Calls the gateway and returns the signed part of its response. Throws if the signature is not Alipay's. */
async function callGateway(account: AlipayAccount, method: string, content: object, now: number): Promise<Answer> {
  const params = signed(account, { ...common(account, method, now), biz_content: JSON.stringify(content) })
  const { status, text } = await callService(`${account.gateway}?charset=utf-8`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: new URLSearchParams(params).toString(),
  })
  if (status !== 200) throw new Error(`Alipay answered ${method} with ${status}`)
  const name = `${method.replaceAll('.', '_')}_response`
  const { [name]: answer, sign, error_response: error } = JSON.parse(text) as Record<string, unknown>
  // Alipay does not sign its response to a call with an invalid signature.
  if (error) throw refusal(error as Answer)
  const raw = objectAfter(text, `"${name}":`)
  if (typeof sign !== 'string' || raw === undefined || !isSignedRsa(raw, sign, account.publicKey))
    throw new Error(`Alipay's answer to ${method} has a wrong signature`)
  return answer as Answer
}

/** Returns the JSON object after a key exactly as it is written, because the signature covers its characters. */
function objectAfter(text: string, key: string): string | undefined {
  const start = text.indexOf(key) + key.length
  if (start < key.length) return undefined
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) return text.slice(start, start + index + 1)
  }
  return undefined
}

function demandSuccess(answer: Answer): Answer {
  if (answer.code !== SUCCESS) throw refusal(answer)
  return answer
}

function refusal({ code = '', sub_code, msg = '', sub_msg }: Answer): ServiceRefusal {
  return new ServiceRefusal('Alipay', sub_code ?? code, sub_msg ?? msg)
}

function stateOf(trade: Answer, number: string): PaymentState {
  if (trade.out_trade_no !== number) throw new Error('Alipay answered for another payment')
  if (trade.trade_status === 'WAIT_BUYER_PAY') return { state: 'waiting' }
  if (trade.trade_status === 'TRADE_CLOSED') return { state: 'closed' }
  return { state: 'paid', number, amount: money(String(trade.total_amount)), serviceNumber: String(trade.trade_no) }
}

/** Reads an asynchronous notification (a form). The parameters `sign` and `sign_type` are not signed. */
function readNotify({ appId, sellerId, publicKey }: AlipayAccount, { body }: CallbackRequest): CallbackReading {
  const params = Object.fromEntries(new URLSearchParams(body))
  const { sign = '', sign_type: kind, ...rest } = params
  if (kind !== 'RSA2' || !isSignedRsa(textToSign(rest), sign, publicKey)) return { refused: 'wrong signature' }
  if (rest.app_id !== appId || rest.seller_id !== sellerId) return { refused: 'another merchant' }
  if (rest.trade_status !== 'TRADE_SUCCESS' && rest.trade_status !== 'TRADE_FINISHED')
    return { ignored: rest.trade_status ?? '' }
  const amount = readMoney(rest.total_amount)
  if (amount === undefined || !rest.out_trade_no || !rest.trade_no) return { refused: 'no payment' }
  return { paid: { number: rest.out_trade_no, amount, serviceNumber: rest.trade_no } }
}
