import { passwordCodec } from '@millwright/api-client/passwordCodec'
import { PASSWORD_KEY } from '@millwright/domain/constants'

const {
  MALL_API_BASE = 'http://localhost:4101',
  MALL_IM_BASE,
  PICTURE_BASE = '',
  TRUST_PROXY,
  SESSION_SECRET,
  PASSWORD_CODEC,
  PASSWORD_KEY: mallsKey,
  PASSWORD_PUBLIC_KEY,
} = process.env

/** Where the mall is, from the environment. */
export const config = {
  apiBase: MALL_API_BASE,
  imBase: MALL_IM_BASE,
  /** Empty: pictures come from this server, which fetches them from the mall. */
  pictureBase: PICTURE_BASE,
  /** Believe `X-Forwarded-Proto` of a proxy in front. */
  trustProxy: TRUST_PROXY === '1',
  /**
   * Seals what a step of a screen leaves for the next: the same for every instance. Without it each process has its
   * own.
   */
  sessionSecret: SESSION_SECRET,
  /** How passwords go to the mall: `aes-ecb` as the family does, `rsa-oaep`, or `none` (ADR 29). */
  password: passwordCodec(PASSWORD_CODEC, { key: mallsKey ?? PASSWORD_KEY, publicKey: PASSWORD_PUBLIC_KEY }),
}
