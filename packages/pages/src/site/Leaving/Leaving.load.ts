import { internalPath, safeHref } from '@millwright/domain/link/link'
import { linkedText } from '@millwright/domain/link/linkedText'
import type { AnswerOf, Client } from '@millwright/contract/contract'
import { refusalOf } from '../../loader.ts'
import type { LoaderContext, Head, Loader } from '../../loader.ts'
import { outwardLinks } from '../../loading/documentOf.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { id, text } from '../../searchParams.ts'

export type LeavingData = {
  head: Head
  /** The target of the link. Undefined if no page of the mall links to it; the link is then not offered. */
  to?: { href: string; host: string; foreign: boolean; plain: boolean }
}

/** The number of messages of a conversation to search for the link. */
const SAID = 100

export const searchParams = { to: text, sid: id, renovationId: id, chat: id }

/**
 * Loads `/leaving?to=…`. Only links on the mall's own pages or in this buyer's conversations are offered, so that the
 * address cannot be abused as an open redirect.
 */
export const load: Loader<LeavingData, typeof searchParams> = async (api, context) => {
  const head = (key: 'leavingTitle' | 'leavingUnknownTitle'): Head => ({
    title: { namespace: 'edge', key },
    noindex: true,
  })
  const unknown = { head: head('leavingUnknownTitle') }
  const href = safeHref(context.query.to ?? '')
  if (!href || internalPath(href) || !/^https?:/.test(href)) return unknown
  const config = await orUndefined(api.getPcWebConfig())
  const listed =
    config?.sisterSites.some(({ url }) => safeHref(url) === href) || (await linksOf(api, context)).has(href)
  if (!listed) return unknown
  const { host, protocol } = new URL(href)
  return {
    head: head('leavingTitle'),
    to: { href, host, foreign: host.split('.').some((label) => label.startsWith('xn--')), plain: protocol === 'http:' },
  }
}

/**
 * Returns the links of the page or conversation that `leavingPath` wrote into the address. Empty if the mall refuses.
 * Any other error is rethrown, since no response does not prove that the link is absent.
 */
async function linksOf(
  api: Client,
  { query: { sid, renovationId, chat }, user }: LoaderContext<typeof searchParams>,
): Promise<ReadonlySet<string>> {
  try {
    if (chat) return user ? linksSaid(await api.chatMessages({ shopId: chat, size: SAID })) : new Set()
    const page = renovationId
      ? await api.renovationInfo({ renovationId, shopId: sid ?? '0' })
      : await api.homepage({ renovationType: 1, ...(sid && { shopId: sid }) })
    return outwardLinks(page ?? {})
  } catch (error) {
    if (refusalOf(error)) return new Set()
    throw error
  }
}

function linksSaid({ messages }: AnswerOf<'chatMessages'>): ReadonlySet<string> {
  return new Set(messages.flatMap(({ content }) => linkedText(content)).flatMap(({ href }) => href ?? []))
}
