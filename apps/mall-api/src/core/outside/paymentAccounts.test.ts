import { generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { expect, it } from 'vitest'
import { alipayAccount, weixinAccount } from './paymentAccounts.ts'
import { isSignedRsa, readPrivateKey, readPublicKey, signRsa } from './rsa.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = (key: KeyObject, type: 'pkcs8' | 'pkcs1' | 'spki') => String(key.export({ format: 'pem', type }))
/** The bare base64 of the services' own tools. */
const base64 = (key: KeyObject, type: 'pkcs8' | 'pkcs1' | 'spki') =>
  key.export({ format: 'der', type }).toString('base64')

it('reads RSA keys in PEM and in the bare base64 of Alipay’s tool, and refuses other keys', () => {
  const signature = signRsa('匠作', privateKey)
  for (const given of [
    pem(privateKey, 'pkcs8'),
    pem(privateKey, 'pkcs1'),
    base64(privateKey, 'pkcs8'),
    base64(privateKey, 'pkcs1'),
  ])
    expect(signRsa('匠作', readPrivateKey(given))).toBe(signature)
  for (const given of [pem(publicKey, 'spki'), base64(publicKey, 'spki')]) {
    const key = readPublicKey(given)
    expect(isSignedRsa('匠作', signature, key)).toBe(true)
    for (const forged of ['', 'x', signature.slice(4), signRsa('匠作 ', privateKey)])
      expect(isSignedRsa('匠作', forged, key), forged).toBe(false)
    expect(isSignedRsa('匠', signature, key)).toBe(false)
  }
  for (const wrong of [pem(curve.privateKey, 'pkcs8'), base64(curve.privateKey, 'pkcs8'), '', 'x', '-----BEGIN x'])
    expect(() => readPrivateKey(wrong), wrong).toThrow(Error)
  for (const wrong of [pem(curve.publicKey, 'spki'), base64(curve.publicKey, 'spki'), '', 'x'])
    expect(() => readPublicKey(wrong), wrong).toThrow(Error)
  expect(() => readPrivateKey(pem(curve.privateKey, 'pkcs8'))).toThrow('not an RSA key')
})

it('accepts the accounts as the services name them, and the address of a test service', () => {
  const keys = { privateKey: pem(privateKey, 'pkcs8'), publicKey: pem(publicKey, 'spki') }
  const ali = { appId: '2021000000000001', sellerId: '2088000000000001', ...keys }
  const weixin = {
    appId: 'wx0000000000000001',
    mchId: '1900000001',
    serial: 'AB12',
    apiKey: 'x'.repeat(32),
    publicKeyId: 'PUB_KEY_ID_01',
    ...keys,
  }
  expect(alipayAccount.parse(ali).gateway).toBe('https://openapi.alipay.com/gateway.do')
  expect(alipayAccount.parse({ ...ali, gateway: 'http://127.0.0.1:1/gateway.do' }).gateway).toContain('127.0.0.1')
  expect(weixinAccount.parse(weixin).api).toBe('https://api.mch.weixin.qq.com')
  const isAccount = (more: object) => alipayAccount.safeParse({ ...ali, ...more }).success
  for (const wrong of [
    { appId: '' },
    { appId: 'a b' },
    { appId: 'x'.repeat(65) },
    { appId: ' x' },
    { sellerId: '208800000000000' },
    { sellerId: '20880000000000012' },
    { sellerId: '1088000000000001' },
    { sellerId: 'x2088000000000001' },
    { gateway: 'ftp://x' },
    { gateway: 'xhttp://x' },
    { gateway: 'httpsx://x' },
  ])
    expect(isAccount(wrong), JSON.stringify(wrong)).toBe(false)
  expect([isAccount({ appId: 'x' }), isAccount({ appId: 'x'.repeat(64) })]).toEqual([true, true])
  const isKey = (apiKey: string) => weixinAccount.safeParse({ ...weixin, apiKey }).success
  expect(['x'.repeat(31), 'x'.repeat(33), `${'x'.repeat(31)}匠`, ' ~'.repeat(16)].map(isKey)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
