import { safeHref } from '@millwright/domain/link/link'
import type { Locale } from '@millwright/domain/locale'
import type { Db } from '../../db/db.ts'
import { kept } from '../../db/rows.ts'

export type SisterSite = Record<Locale, string> & { url: string }
/** Links to pages outside the mall. Missing ones come from the setting `webConfig`. */
export type SiteLinks = { merchantUrl?: string; sisterSites?: SisterSite[] }

/**
 * Reads the links of `MERCHANT_URL` and `SISTER_SITES`, a list like `[{"zh":"…","en":"…","url":"https://…"}]`. Throws a
 * `TypeError` for invalid links.
 */
export function readSiteLinks({ merchantUrl, sisterSites }: { merchantUrl?: string; sisterSites?: string }): SiteLinks {
  if (merchantUrl && !isSite(merchantUrl))
    throw new TypeError(`MERCHANT_URL: "${merchantUrl}" is no address. Write it as https://sellers.example.`)
  if (!sisterSites) return { ...(merchantUrl && { merchantUrl }) }
  const sites = readJson(sisterSites)
  if (!Array.isArray(sites) || !sites.every(isSisterSite))
    throw new TypeError('SISTER_SITES is no list of sites. Write it as [{"zh":"…","en":"…","url":"https://…"}].')
  return { ...(merchantUrl && { merchantUrl }), sisterSites: sites }
}

/** Returns the address where merchants run their shops. In a sandbox this is the seller console. */
export async function merchantUrlOf({
  db,
  links,
  sandbox,
  benchUrl,
}: {
  db: Db
  links: SiteLinks
  sandbox: boolean
  benchUrl: string
}): Promise<string | null> {
  const config = await kept<SiteLinks>(db, 'webConfig')
  return links.merchantUrl || config?.merchantUrl || (sandbox ? benchUrl : null)
}

function isSisterSite(site: Partial<SisterSite> | null): site is SisterSite {
  return Boolean(site?.zh && site.en) && isSite(site?.url)
}

function isSite(url: unknown): boolean {
  return typeof url === 'string' && /^https?:/.test(safeHref(url) ?? '')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
