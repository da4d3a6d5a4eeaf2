import { internalPath, safeHref } from '@millwright/domain/link'
import type { Client } from '@millwright/contract/contract'
import type { At, Head, Load } from '../at.ts'
import { isId } from '../forms.ts'
import { outwardLinks } from '../internal/documentOf.ts'
import { quietly } from '../internal/quietly.ts'

export type LeavingData = {
  head: Head
  /** Where the link leads; `undefined` where no page of the mall has it, and then it is not offered. */
  to?: { href: string; host: string; foreign: boolean; plain: boolean }
}

/** `/leaving?to=…`: only what the mall's own pages link is led on to, so that nobody can send people elsewhere by our address. */
export const load: Load<LeavingData> = async (api, at) => {
  const head: Head = { title: { area: 'edge', key: 'leavingTitle' }, noindex: true }
  const href = safeHref(at.url.searchParams.get('to') ?? '')
  if (!href || internalPath(href) || !/^https?:/.test(href)) return { head }
  const [page, config] = await Promise.all([quietly(linking(api, at)), quietly(api.getPcWebConfig())])
  const listed = (page && outwardLinks(page).has(href)) || config?.sisterSites.some(({ url }) => safeHref(url) === href)
  if (!listed) return { head }
  const { host, protocol } = new URL(href)
  return { head, to: { href, host, foreign: host.split('.').some((label) => label.startsWith('xn--')), plain: protocol === 'http:' } }
}

/** The page that the link says it stands on, as `leavingPath` wrote it. */
function linking(api: Client, { url }: At): Promise<{ content?: unknown } | undefined> {
  const [sid, renovationId] = ['sid', 'renovationId'].map((name) => url.searchParams.get(name) ?? '')
  if (renovationId && isId(renovationId)) return api.renovationInfo({ renovationId, shopId: sid && isId(sid) ? sid : '0' })
  return api.homepage({ renovationType: 1, ...(sid && isId(sid) && { shopId: sid }) })
}
