import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { otherSide } from './otherSide.ts'

type Fields = Record<string, string>
type Trade = { total_amount: string; trade_no: string; trade_status: string; refunds: Map<string, string> }

const account = { appId: '2021000000000001', sellerId: '2088000000000001' }
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
/** Joins parameters as Alipay's specification describes: in the order of their names, without empty values. */
const joined = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((field) => field.join('='))
    .join('&')
const signed = (text: string, key: KeyObject) => createSign('RSA-SHA256').update(text).sign(key, 'base64')
const isSigned = ({ sign = '', ...rest }: Fields, key: KeyObject) =>
  createVerify('RSA-SHA256').update(joined(rest)).verify(key, sign, 'base64')

/**
 * Imitates Alipay as its specification describes it: checks the signatures of calls, keeps trades, and signs responses
 * and notifications. Written without the adapter's code.
 */
export async function alipaySide() {
  const [mall, own] = [pair(), pair()]
  const trades = new Map<string, Trade>()
  const state = { down: false, forged: false }
  const server = await otherSide(({ body }) => {
    if (state.down) throw new Error('down')
    const fields = Object.fromEntries(new URLSearchParams(body))
    if (!isSigned(fields, mall.publicKey))
      return {
        body: '{"error_response":{"code":"40002","msg":"Invalid Arguments","sub_code":"isv.invalid-signature"}}',
      }
    const said = answerOf(trades, fields.method!, JSON.parse(fields.biz_content!) as Fields)
    const node = JSON.stringify({ ...(said.code ? {} : { code: '10000', msg: 'Success' }), ...said })
    const sign = signed(state.forged ? `${node} ` : node, own.privateKey)
    return { body: `{"${fields.method!.replaceAll('.', '_')}_response":${node},"sign":"${sign}"}` }
  })
  return {
    server,
    trades,
    state,
    account: {
      ...account,
      gateway: `${server.url}/gateway.do`,
      notifyUrl: 'https://api.test/pay/callback/alipay',
      privateKey: mall.privateKey,
      publicKey: own.publicKey,
    },
    /** Opens the address as the buyer, who pays if `pay` is set. Returns the fields and content of the address. */
    open: (url: string, { pay }: { pay: boolean }) => {
      const fields = Object.fromEntries(new URL(url).searchParams)
      if (!isSigned(fields, mall.publicKey)) throw new Error('Alipay shows an error: invalid-signature')
      const content = JSON.parse(fields.biz_content!) as Fields
      trades.set(content.out_trade_no!, {
        total_amount: content.total_amount!,
        trade_no: `20261121${content.out_trade_no!.slice(0, 20)}`,
        trade_status: pay ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
        refunds: new Map(),
      })
      return { fields, content }
    },
    /** Returns the body of a signed notification. `changes` are signed too, `after` replaces fields after signing. */
    notification: (number: string, changes: Fields = {}, after: Fields = {}) => {
      const fields = { ...notified(number, trades.get(number)), ...changes }
      const sign = signed(joined(fields), own.privateKey)
      return new URLSearchParams({ ...fields, sign, sign_type: 'RSA2', ...after }).toString()
    },
  }
}

function answerOf(trades: Map<string, Trade>, method: string, asked: Fields): Fields {
  const trade = trades.get(asked.out_trade_no!)
  if (!trade) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' }
  const { refunds, ...shown } = trade
  const number = { out_trade_no: asked.out_trade_no!, trade_no: trade.trade_no }
  if (method === 'alipay.trade.query') return { ...number, ...shown }
  if (method === 'alipay.trade.close') {
    if (trade.trade_status !== 'WAIT_BUYER_PAY')
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_STATUS_ERROR', sub_msg: '交易状态不合法' }
    trade.trade_status = 'TRADE_CLOSED'
    return number
  }
  const made = refunds.get(asked.out_request_no!)
  if (method === 'alipay.trade.fastpay.refund.query') return made ? { ...number, refund_amount: made } : {}
  if (made === undefined) refunds.set(asked.out_request_no!, asked.refund_amount!)
  return { ...number, fund_change: made === undefined ? 'Y' : 'N', refund_fee: made ?? asked.refund_amount! }
}

/** The fields of a notification. Fields that do not matter have the values of Alipay's documentation. */
const notified = (number: string, trade: Trade | undefined): Fields => ({
  app_id: account.appId,
  seller_id: account.sellerId,
  auth_app_id: account.appId,
  charset: 'utf-8',
  gmt_create: '2026-11-21 10:00:01',
  gmt_payment: '2026-11-21 10:00:09',
  notify_id: 'ac05099524730693a8b330c5ecf72da9786',
  notify_time: '2026-11-21 10:00:10',
  notify_type: 'trade_status_sync',
  out_trade_no: number,
  subject: '订单 1+1 & 2',
  body: '',
  total_amount: trade?.total_amount ?? '1.00',
  trade_no: trade?.trade_no ?? '1',
  trade_status: 'TRADE_SUCCESS',
  version: '1.0',
})
