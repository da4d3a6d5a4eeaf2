import type { AnswerOf } from '@millwright/contract/contract'
import { path } from '@millwright/domain/paths/path'
import { orNotFound } from '../../loading/orNotFound.ts'
import { quietly } from '../../loading/quietly.ts'
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
  /** The document's own, where it begins with one. */
  title: string | undefined
  content: readonly RichNode[]
  /** Which of the versions it is, where it is not the one that holds. */
  version: number | undefined
  /** Newest first: the first one holds. */
  versions: AnswerOf<'termsVersions'>['versions']
}

export const searchParams = { sts: oneOf(['0', '1']), version: page }

/** `/termsPage?sts=0` the service agreement, `?sts=1` the privacy policy, with their former versions. */
export const load: Loader<TermsData, typeof searchParams> = async (api, context) => {
  const kind: TermsKind = context.query.sts === '1' ? 'privacy' : 'terms'
  const sts = kind === 'privacy' ? 1 : 0
  const { version } = context.query
  const [switches, now, then] = await Promise.all([
    quietly(api.getSysServiceSwitch()),
    version === undefined ? (sts ? api.servicePolicy() : api.serviceTerms()) : undefined,
    version === undefined
      ? quietly(api.termsVersions({ sts }))
      : orNotFound(api.termsVersions({ sts, version }), 'rule', 'A00001'),
  ])
  // A mall that asks for no such consent has no such document.
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
