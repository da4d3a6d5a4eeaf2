import { generateKeyPairSync } from 'node:crypto'
import { readSettings } from '@millwright/edge/settings'
import { expect, it } from 'vitest'
import { money } from '@millwright/domain/money/money'
import { consolePayments } from '../core/outside/consolePayments.ts'
import { missingPorts, openPorts } from './ports.ts'
import { settings } from './settings.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = {
  private: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  public: String(publicKey.export({ type: 'spki', format: 'pem' })),
}
const base64 = {
  pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  pkcs1: privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  public: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
}
const ALIPAY = {
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  privateKey: pem.private,
  publicKey: pem.public,
}
const WEIXIN_PAY = {
  appId: 'wx0000000000000001',
  mchId: '1900000001',
  serial: '5157F09EFDC096DE15EBE81A47057A72',
  privateKey: pem.private,
  apiKey: 'an-api-v3-key-of-32-characters-!',
  publicKey: pem.public,
  publicKeyId: 'PUB_KEY_ID_01',
}
const CALLBACK_URL = 'https://api.shop.example'
const portsOf = (given: Record<string, unknown>, sandbox = false) =>
  openPorts(
    readSettings(
      settings,
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    ),
    sandbox,
  )

it('has no services in production until they are set up, and reports each missing service', () => {
  const ports = portsOf({})
  expect(ports).toEqual({ payments: {}, sms: undefined, mail: undefined })
  expect(missingPorts(ports)).toEqual([
    'no payment service is set up (ALIPAY, WEIXIN_PAY): not offered',
    'no SMS service is set up (SMS_URL): buyers cannot ask for codes',
    'no mail server is set up (MAIL_URL): no mails are sent',
  ])
})

it('uses the seller console in a sandbox, but never beside a real payment service', () => {
  const sandbox = portsOf({}, true)
  expect(sandbox.payments).toBe(consolePayments)
  expect(missingPorts(sandbox)).toEqual([])
  expect(Object.keys(portsOf({ ALIPAY, CALLBACK_URL }, true).payments)).toEqual(['alipay'])
})

it('opens the services that the settings name', () => {
  const ports = portsOf({
    ALIPAY,
    WEIXIN_PAY,
    CALLBACK_URL,
    SMS_URL: 'https://KEY:SECRET@dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1',
    MAIL_URL: 'smtps://user:secret@mail.shop.example:465',
    MAIL_FROM: '匠作 <noreply@shop.example>',
  })
  expect(Object.keys(ports.payments).toSorted()).toEqual(['alipay', 'weixin'])
  expect(missingPorts(ports)).toEqual([])
})

it.each([
  { privateKey: base64.pkcs8, publicKey: base64.public },
  { privateKey: base64.pkcs1, publicKey: base64.public },
])('reads keys in the base64 format of Alipay’s tools', async (keys) => {
  const { payments } = portsOf({ ALIPAY: { ...ALIPAY, ...keys }, CALLBACK_URL })
  const times = { now: 0, expires: 60_000 }
  const payment = { number: 'ab12', amount: money('1'), title: 'Order', ...times, locale: 'en', origin: '' } as const
  const started = await payments.alipay!.start(payment)
  const url = new URL(started.kind === 'redirect' ? started.url : '')
  expect(url.origin + url.pathname).toBe('https://openapi.alipay.com/gateway.do')
  expect(url.searchParams.get('notify_url')).toBe('https://api.shop.example/pay/callback/alipay')
})

it.each([
  [{ ALIPAY }, /^CALLBACK_URL is missing\. Write the address at which the payment service reaches/],
  [{ WEIXIN_PAY }, /^CALLBACK_URL is missing/],
  [{ CALLBACK_URL, ALIPAY: '{}' }, /^ALIPAY cannot be used\. Write it as \{"appId"/],
  [{ CALLBACK_URL, ALIPAY: { ...ALIPAY, privateKey: pem.public } }, /^ALIPAY cannot be used/],
  [{ CALLBACK_URL, ALIPAY: { ...ALIPAY, publicKey: 'nonsense' } }, /^ALIPAY cannot be used/],
  [{ CALLBACK_URL, ALIPAY: { ...ALIPAY, sellerId: '1234000000000001' } }, /^ALIPAY cannot be used/],
  [{ CALLBACK_URL, WEIXIN_PAY: { ...WEIXIN_PAY, apiKey: 'short' } }, /^WEIXIN_PAY cannot be used/],
  [{ CALLBACK_URL: 'api.shop.example' }, /^CALLBACK_URL is "api\.shop\.example"\. Write it as https/],
  [{ SMS_URL: 'https://KEY@dysmsapi.aliyuncs.com/?sign=N&zh=SMS_1' }, /^SMS_URL cannot be used/],
  [{ MAIL_URL: 'smtps://user:secret@mail.shop.example' }, /^MAIL_FROM is missing/],
  [{ MAIL_URL: 'https://mail.shop.example', MAIL_FROM: 'a@b.example' }, /^MAIL_URL cannot be used/],
  [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM is "nobody"/],
])('refuses to start with incomplete settings, in one sentence without a secret: %#', (given, sentence) => {
  expect(() => portsOf(given)).toThrow(sentence)
  expect(() => portsOf(given)).not.toThrow(/BEGIN|secret@/)
})
