import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { otherSide } from './otherSide.ts'
import type { Heard, Said } from './otherSide.ts'

type Json = Record<string, unknown>
type Order = { total: number; state: string; refunds: Map<string, string> }
type Orders = Map<string, Order>
type Amount = { total: number; currency: string }

const account = { appId: 'wx0000000000000001', mchId: '1900000001', serial: '5157F09EFDC096DE15EBE81A47057A72' }
const apiKey = 'an-api-v3-key-of-32-characters-!'
const publicKeyId = 'PUB_KEY_ID_0119000000012026112100000000000001'
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const refuse = (status: number, code: string): Said => ({ status, body: JSON.stringify({ code, message: code }) })

/**
 * Imitates WeChat Pay as its specification describes it: checks the signatures of calls, keeps orders, and signs and
 * encrypts responses and notifications. Written without the adapter's code.
 */
export async function weixinSide(clock: () => number) {
  const [mall, own] = [pair(), pair()]
  const orders: Orders = new Map()
  const state = { down: false, forged: false, refund: 'SUCCESS' }
  const server = await otherSide((heard) => {
    if (state.down) throw new Error('down')
    if (!isSigned(heard, mall.publicKey, clock())) return refuse(401, 'SIGN_ERROR')
    const said = answerOf(orders, heard, state.refund)
    const body = said.body ?? ''
    const headers = signedHeaders(state.forged ? `${body} ` : body, own.privateKey, clock())
    return (said.status ?? 200) < 400 ? { ...said, headers } : said
  })
  return {
    server,
    orders,
    state,
    account: {
      ...account,
      apiKey,
      publicKeyId,
      api: server.url,
      notifyUrl: 'https://api.test/pay/callback/weixin',
      privateKey: mall.privateKey,
      publicKey: own.publicKey,
    },
    pay: (number: string) => {
      orders.get(number)!.state = 'SUCCESS'
    },
    /** Returns a signed notification. `changes` are made to the transaction, `event` to the whole notification. */
    notification: (number: string, changes: Json = {}, { event = {}, now = clock(), key = apiKey } = {}) => {
      const resource = sealed(JSON.stringify({ ...transactionOf(orders, number), ...changes }), key)
      const body = JSON.stringify({
        id: 'EV-2018022511223320873',
        create_time: '2026-11-21T10:00:10+08:00',
        resource_type: 'encrypt-resource',
        event_type: 'TRANSACTION.SUCCESS',
        summary: '支付成功',
        resource,
        ...event,
      })
      return { body, headers: signedHeaders(body, own.privateKey, now) }
    },
  }
}

function signedHeaders(body: string, key: KeyObject, now: number) {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64'),
    'wechatpay-serial': publicKeyId,
  }
}

function isSigned({ method, path, headers, body }: Heard, key: KeyObject, now: number): boolean {
  const [scheme, given = ''] = (headers.authorization ?? '').split(/ (.*)/s)
  const fields = Object.fromEntries([...given.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const text = `${method}\n${path}\n${fields.timestamp}\n${fields.nonce_str}\n${body}\n`
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    fields.mchid === account.mchId &&
    fields.serial_no === account.serial &&
    Math.abs(Number(fields.timestamp) * 1000 - now) < 300_000 &&
    createVerify('RSA-SHA256')
      .update(text)
      .verify(key, fields.signature ?? '', 'base64')
  )
}

function answerOf(orders: Orders, { method, path, body }: Heard, refund: string): Said {
  const asked = (body ? JSON.parse(body) : {}) as Json
  if (path === '/v3/pay/transactions/native') {
    const { total } = asked.amount as Amount
    orders.set(String(asked.out_trade_no), { total, state: 'NOTPAY', refunds: new Map() })
    return { body: JSON.stringify({ code_url: `weixin://wxpay/bizpayurl?pr=${orders.size}a` }) }
  }
  if (path === '/v3/refund/domestic/refunds') return refundOf(orders, asked, refund)
  const number = /out-trade-no\/(\w+)/.exec(path)?.[1] ?? ''
  const order = orders.get(number)
  if (!order) return refuse(404, 'ORDER_NOT_EXIST')
  if (method === 'GET') return { body: JSON.stringify(transactionOf(orders, number)) }
  if (order.state === 'SUCCESS') return refuse(400, 'ORDERPAID')
  order.state = 'CLOSED'
  return { status: 204 }
}

function refundOf(orders: Orders, { out_trade_no, out_refund_no, amount }: Json, status: string): Said {
  const order = orders.get(String(out_trade_no))
  const { refund, total } = amount as Amount & { refund: number }
  if (order?.state !== 'SUCCESS' || total !== order.total) return refuse(400, 'INVALID_REQUEST')
  const before = order.refunds.get(String(out_refund_no))
  if (before !== undefined && before !== String(refund)) return refuse(400, 'INVALID_REQUEST')
  order.refunds.set(String(out_refund_no), String(refund))
  return { body: JSON.stringify({ out_refund_no, status, amount }) }
}

function transactionOf(orders: Orders, number: string): Json {
  const order = orders.get(number) ?? { total: 100, state: 'SUCCESS' }
  return {
    appid: account.appId,
    mchid: account.mchId,
    out_trade_no: number,
    trade_state: order.state,
    trade_state_desc: '支付成功',
    trade_type: 'NATIVE',
    ...(order.state === 'SUCCESS' && {
      transaction_id: `42000${number}`.slice(0, 32),
      success_time: '2026-11-21T10:00:09+08:00',
      amount: { total: order.total, payer_total: order.total, currency: 'CNY', payer_currency: 'CNY' },
    }),
  }
}

function sealed(text: string, key: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from('transaction'))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: 'transaction',
    nonce,
  }
}
