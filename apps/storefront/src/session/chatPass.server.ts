import type { At } from '@millwright/pages/loader'
import { openVisit } from './requestContext.server.ts'

/** Whose chat line it is, and what opens it at the mall. It never leaves the server. */
export type ChatPass = { token: string; userId: string; locale: At['locale'] }

/** The pass of who asks for a line, or `undefined` for a visitor. */
export async function chatPass(request: Request): Promise<ChatPass | undefined> {
  const visit = openVisit(request, new URL(request.url))
  const user = await visit.user()
  const token = visit.token()
  return user && token !== undefined ? { token, userId: user.userId, locale: visit.locale } : undefined
}
