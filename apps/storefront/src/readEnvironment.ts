import { passwordCodec } from '@millwright/api-client/passwordCodec'
import { PASSWORD_KEY } from '@millwright/domain/constants'
import { redisCache } from '@millwright/host'
import type { Limits, ShopOptions } from '@millwright/host'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the shop's options from the environment. Throws a `TypeError` with one sentence on invalid values. */
export function readEnvironment({
  MALL_API_BASE = 'http://localhost:4101',
  MALL_IM_BASE,
  PICTURE_BASE,
  TRUST_PROXY,
  SHOP_HOSTS,
  SHOP_LIMITS,
  ACCESS_LOG,
  SESSION_SECRET,
  REDIS_URL,
  PASSWORD_CODEC,
  PASSWORD_KEY: key = PASSWORD_KEY,
  PASSWORD_PUBLIC_KEY: publicKey,
}: Environment): ShopOptions {
  const hosts = SHOP_HOSTS?.split(',').filter((host) => host.trim())
  return {
    client: MALL_API_BASE,
    password: passwordCodec(PASSWORD_CODEC, { key, ...(publicKey !== undefined && { publicKey }) }),
    trustProxy: TRUST_PROXY === '1',
    log: ACCESS_LOG === '1' ? 'all' : 'failures',
    ...(MALL_IM_BASE && { chat: MALL_IM_BASE }),
    ...(PICTURE_BASE && { pictures: PICTURE_BASE }),
    ...(hosts?.length && { hosts }),
    ...(SHOP_LIMITS && { limits: readLimits(SHOP_LIMITS) }),
    ...(SESSION_SECRET && { sessions: SESSION_SECRET }),
    ...(REDIS_URL && { cache: redisCache(REDIS_URL) }),
  }
}

function readLimits(text: string): Limits {
  try {
    return JSON.parse(text) as Limits
  } catch {
    throw new TypeError(`SHOP_LIMITS is "${text}", which is no JSON. Write it as {"seats": 64}.`)
  }
}
