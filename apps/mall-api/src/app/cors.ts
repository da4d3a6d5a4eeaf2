import type { MiddlewareHandler } from 'hono'
import { cors as answerCors } from 'hono/cors'

/**
 * Reads the comma-separated origins of `CORS_ORIGINS`. Throws a `TypeError` for anything else, such as an address with
 * a path.
 */
export function readOrigins(text = ''): string[] {
  const origins = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one)
  if (wrong !== undefined)
    throw new TypeError(`CORS_ORIGINS: "${wrong}" is no origin. Write it as https://shop.example, without a path.`)
  return origins
}

/** Allows pages of these origins to call the API. Cookies are not accepted, since the token travels in a header. */
export function cors(origins: string[]): MiddlewareHandler {
  return answerCors({
    origin: origins,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Accept-Language', 'Authorization', 'Content-Type', 'X-Request-Id'],
    exposeHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
}
