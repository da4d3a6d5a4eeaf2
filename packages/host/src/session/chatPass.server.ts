import type { LoaderContext } from '@millwright/pages/loader'
import type { ShopRuntime } from '../shopRuntime.ts'
import { createRequestContext } from './requestContext.server.ts'

/** The buyer of a chat line and the token that opens the line at the mall. The token never leaves the server. */
export type ChatPass = { token: string; userId: string; locale: LoaderContext['locale'] }

/** Returns the pass of the buyer who sent the request, or `undefined` for a visitor. */
export async function chatPass(shop: ShopRuntime, request: Request): Promise<ChatPass | undefined> {
  const context = createRequestContext(shop, request, new URL(request.url))
  const user = await context.user()
  const token = context.token()
  return user && token !== undefined ? { token, userId: user.userId, locale: context.locale } : undefined
}
