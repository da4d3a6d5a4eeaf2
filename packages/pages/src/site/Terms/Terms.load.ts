import { readRichText } from '../../content/RichText/readRichText.ts'
import type { RichNode } from '../../content/RichText/readRichText.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf } from '../../searchParams.ts'

export type TermsKind = 'terms' | 'privacy'
/** `title`: the document's own, where it begins with one. */
export type TermsData = { head: Head; kind: TermsKind; title: string | undefined; content: readonly RichNode[] }

export const searchParams = { sts: oneOf(['0', '1']) }

/** `/termsPage?sts=0` the service agreement, `?sts=1` the privacy policy (R2.28). */
export const load: Loader<TermsData, typeof searchParams> = async (api, context) => {
  const kind: TermsKind = context.query.sts === '1' ? 'privacy' : 'terms'
  const html = await (kind === 'privacy' ? api.servicePolicy() : api.serviceTerms())
  return {
    head: {
      title: { namespace: 'session', key: kind === 'privacy' ? 'privacyTitle' : 'termsTitle' },
      canonical: `/termsPage?sts=${kind === 'privacy' ? 1 : 0}`,
    },
    kind,
    ...titled(readRichText(html)),
  }
}

function titled(nodes: readonly RichNode[]): Pick<TermsData, 'title' | 'content'> {
  const [first, ...rest] = nodes
  const title =
    typeof first === 'object' && first.tag === 'h3' && first.children.every((child) => typeof child === 'string')
      ? first.children.join('').trim()
      : ''
  return title ? { title, content: rest } : { title: undefined, content: nodes }
}
