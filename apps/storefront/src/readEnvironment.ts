import { passwordCodec } from '@millwright/api-client/passwordCodec'
import { readSettings } from '@millwright/edge/settings'
import { redisCache } from '@millwright/host'
import type { ShopOptions } from '@millwright/host'
import { settings } from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the shop's options from the environment. Throws a `TypeError` with one sentence per mistake. */
export function readEnvironment(environment: Environment): ShopOptions {
  const read = readSettings(settings, environment)
  const { MALL_IM_BASE, PICTURE_BASE, SHOP_HOSTS, SHOP_LIMITS, SESSION_SECRET, REDIS_URL } = read
  const keys = { key: read.PASSWORD_KEY, ...(read.PASSWORD_PUBLIC_KEY && { publicKey: read.PASSWORD_PUBLIC_KEY }) }
  return {
    client: read.MALL_API_BASE,
    password: passwordCodec(read.PASSWORD_CODEC, keys) ?? ((plain) => plain),
    trustProxy: read.TRUST_PROXY,
    log: read.ACCESS_LOG ? 'all' : 'failures',
    ...(read.MALL_BATCH && { batch: read.MALL_BATCH }),
    ...(MALL_IM_BASE && { chat: MALL_IM_BASE }),
    ...(PICTURE_BASE && { pictures: PICTURE_BASE }),
    ...(SHOP_HOSTS?.length && { hosts: SHOP_HOSTS }),
    ...(SHOP_LIMITS && { limits: SHOP_LIMITS }),
    ...(SESSION_SECRET && { sessions: SESSION_SECRET }),
    ...(REDIS_URL && { cache: redisCache(REDIS_URL) }),
  }
}
