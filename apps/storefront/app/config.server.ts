const { MALL_API_BASE = 'http://localhost:4101', MALL_IM_BASE, PICTURE_BASE = '', TRUST_PROXY } = process.env

/** Where the mall is, from the environment. */
export const config = {
  apiBase: MALL_API_BASE,
  imBase: MALL_IM_BASE,
  /** Empty: pictures come from this server, which fetches them from the mall. */
  pictureBase: PICTURE_BASE,
  /** Believe `X-Forwarded-Proto` of a proxy in front. */
  trustProxy: TRUST_PROXY === '1',
}
