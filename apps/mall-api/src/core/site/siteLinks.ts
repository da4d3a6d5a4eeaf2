import { safeHref } from '@millwright/domain/link/link'
import * as z from 'zod'
import type { Db } from '../../db/db.ts'
import { readSetting } from '../../db/rows.ts'

const words = z.string().min(1)

/** Links to pages outside the mall. Missing ones come from the setting `webConfig`. */
export type SiteLinks = { merchantUrl?: string; sisterSites?: SisterSite[] }

/** The form of `SISTER_SITES`. */
export const sisterSites = z.array(z.object({ zh: words, en: words, url: z.string().refine(isSite) }))
export type SisterSite = z.output<typeof sisterSites>[number]

/** Returns the address where merchants run their shops. In a sandbox this is the seller console. */
export async function merchantUrlOf({
  db,
  links,
  sandbox,
  consoleUrl,
}: {
  db: Db
  links: SiteLinks
  sandbox: boolean
  consoleUrl: string
}): Promise<string | null> {
  const config = await readSetting<SiteLinks>(db, 'webConfig')
  return links.merchantUrl || config?.merchantUrl || (sandbox ? consoleUrl : null)
}

/** Whether a text is a web address that a page may link. */
export function isSite(url: unknown): boolean {
  return typeof url === 'string' && /^https?:/.test(safeHref(url) ?? '')
}
