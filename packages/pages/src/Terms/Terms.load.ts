import { readRichText } from '../Detail/readRichText.ts'
import type { RichNode } from '../Detail/readRichText.ts'
import type { Head, Load } from '../at.ts'

export type TermsKind = 'terms' | 'privacy'
export type TermsData = { head: Head; kind: TermsKind; content: readonly RichNode[] }

/** `/termsPage?sts=0` the service agreement, `?sts=1` the privacy policy (R2.28). */
export const load: Load<TermsData> = async (api, at) => {
  const kind: TermsKind = at.url.searchParams.get('sts') === '1' ? 'privacy' : 'terms'
  const html = await (kind === 'privacy' ? api.servicePolicy() : api.serviceTerms())
  return {
    head: { title: { area: 'session', key: kind === 'privacy' ? 'privacyTitle' : 'termsTitle' }, canonical: `/termsPage?sts=${kind === 'privacy' ? 1 : 0}` },
    kind, content: readRichText(html),
  }
}
