import type { LoaderContext } from '@millwright/pages/loader'
import type { ShopRuntime } from '../shopRuntime.ts'
import { createRequestContext } from './requestContext.server.ts'

/** Whose chat line it is, and what opens it at the mall. It never leaves the server. */
export type ChatPass = { token: string; userId: string; locale: LoaderContext['locale'] }

/** The pass of who asks for a line, or `undefined` for a visitor. */
export async function chatPass(shop: ShopRuntime, request: Request): Promise<ChatPass | undefined> {
  const context = createRequestContext(shop, request, new URL(request.url))
  const user = await context.user()
  const token = context.token()
  return user && token !== undefined ? { token, userId: user.userId, locale: context.locale } : undefined
}
