import { internalPath, safeHref } from '@millwright/domain/link'
import type { Head, Load } from '../at.ts'
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
  const [home, config] = await Promise.all([quietly(api.homepage({ renovationType: 1 })), quietly(api.getPcWebConfig())])
  const listed = (home && outwardLinks(home).has(href)) || config?.sisterSites.some(({ url }) => safeHref(url) === href)
  if (!listed) return { head }
  const { host, protocol } = new URL(href)
  return { head, to: { href, host, foreign: host.split('.').some((label) => label.startsWith('xn--')), plain: protocol === 'http:' } }
}
