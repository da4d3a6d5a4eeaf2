import type { AnswerOf } from '@millwright/contract/contract'
import { path } from '@millwright/domain/paths/path'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { withoutTitle } from '../../content/rules/withoutTitle.ts'
import { readRichText } from '../../content/RichText/readRichText.ts'
import type { RichNode } from '../../content/RichText/readRichText.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page } from '../../searchParams.ts'

export type TermsKind = 'terms' | 'privacy'
export type TermsData = {
  head: Head
  kind: TermsKind
  /** The document's own title, if it starts with one. */
  title: string | undefined
  content: readonly RichNode[]
  /** The shown version, if it is not the current one. */
  version: number | undefined
  /** Newest first: the first one is in force. */
  versions: AnswerOf<'termsVersions'>['versions']
}

export const searchParams = { sts: oneOf(['0', '1']), version: page }

/** Loads `/termsPage?sts=0` (service agreement) or `?sts=1` (privacy policy), with former versions. */
export const load: Loader<TermsData, typeof searchParams> = async (api, context) => {
  const kind: TermsKind = context.query.sts === '1' ? 'privacy' : 'terms'
  const sts = kind === 'privacy' ? 1 : 0
  const { version } = context.query
  const [switches, now, then] = await Promise.all([
    orUndefined(api.getSysServiceSwitch()),
    version === undefined ? (sts ? api.servicePolicy() : api.serviceTerms()) : undefined,
    version === undefined
      ? orUndefined(api.termsVersions({ sts }))
      : orNotFound(api.termsVersions({ sts, version }), 'rule', 'A00001'),
  ])
  // A mall that does not ask for this consent has no such document.
  if (switches && !(sts ? switches.privacyPolicySwitch : switches.serviceTermsSwitch)) missing({ unknown: 'rule' })
  const versions = then?.versions ?? []
  const former = version !== undefined && version !== versions[0]?.version
  return {
    head: {
      title: { namespace: 'session', key: kind === 'privacy' ? 'privacyTitle' : 'termsTitle' },
      canonical: path('terms', { sts }),
      noindex: former,
    },
    kind,
    ...withoutTitle(readRichText(version === undefined ? now : then?.content)),
    version: former ? version : undefined,
    versions,
  }
}
