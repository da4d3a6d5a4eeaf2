import type { MiddlewareHandler } from 'hono'
import { cors as answerCors } from 'hono/cors'

/** Whether a text is an origin such as `https://shop.example`, without a path. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
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
