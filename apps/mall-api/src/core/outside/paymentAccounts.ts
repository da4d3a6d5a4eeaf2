import * as z from 'zod'
import { readPrivateKey, readPublicKey } from './rsa.ts'

const word = z.string().regex(/^[\w-]{1,64}$/)
const privateKey = z.string().transform(readPrivateKey)
const publicKey = z.string().transform(readPublicKey)
const site = z.url({ protocol: /^https?$/ })

/** The schema of the setting `ALIPAY`. Set `gateway` to use Alipay's sandbox. */
export const alipayAccount = z.object({
  appId: word,
  sellerId: z.string().regex(/^2088\d{12}$/),
  privateKey,
  publicKey,
  gateway: site.default('https://openapi.alipay.com/gateway.do'),
})

/** The schema of the setting `WEIXIN_PAY`. */
export const weixinAccount = z.object({
  appId: word,
  mchId: word,
  serial: word,
  privateKey,
  apiKey: z.string().regex(/^[ -~]{32}$/),
  publicKey,
  publicKeyId: word,
  api: site.default('https://api.mch.weixin.qq.com'),
})
