import type { AnswerOf } from '@millwright/contract/contract'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id, page } from '../../searchParams.ts'
import { headingsOf } from '../RichText/headingsOf.ts'
import type { RichHeading } from '../RichText/headingsOf.ts'
import { readRichText } from '../RichText/readRichText.ts'
import type { RichNode } from '../RichText/readRichText.ts'
import { withoutTitle } from '../rules/withoutTitle.ts'
import { ruleHref } from '../rules/rulePaths.ts'

export type RegulationDetailsData = {
  head: Head
  rule: Omit<AnswerOf<'regulationInfo'>, 'content'>
  content: readonly RichNode[]
  headings: readonly RichHeading[]
  /** Other rules of the same class. */
  beside: readonly { id: string; title: string }[]
}

export const searchParams = { id, version: page }

export const load: Loader<RegulationDetailsData, typeof searchParams> = async (api, { query }) => {
  const asked = query.id ?? missing({ unnamed: 'rule' })
  const [{ content: html, ...rule }, classes] = await Promise.all([
    orNotFound(api.regulationInfo({ id: asked, version: query.version }), 'rule', 'A00001'),
    orUndefined(api.regulationList()),
  ])
  const { content } = withoutTitle(readRichText(html), (words) => words === rule.title)
  const former = rule.version !== undefined && rule.versions.length > 0 && rule.version !== rule.versions[0]?.version
  return {
    head: { title: rule.title, canonical: ruleHref(rule.id), noindex: former },
    rule,
    content,
    headings: headingsOf(content),
    beside: (classes ?? [])
      .filter(({ categoryId }) => categoryId === rule.categoryId)
      .flatMap(({ regulations }) => regulations.map(({ id: other, title }) => ({ id: other, title }))),
  }
}
