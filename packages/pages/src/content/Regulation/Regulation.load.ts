import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page, text } from '../../searchParams.ts'
import { rulesHref } from '../rules/rulePaths.ts'

const WORDS = 100

/** All classes, or the rules that match a search. */
export type RegulationData = {
  head: Head
  classes: AnswerOf<'regulationList'>
  search: { words: string; current: number; found: AnswerOf<'regulationPage'> } | undefined
}

export const searchParams = { q: text, page }

export const load: Loader<RegulationData, typeof searchParams> = async (api, { query }) => {
  const words = (query.q ?? '').trim().slice(0, WORDS)
  const head: Head = { title: { namespace: 'rules', key: 'title' }, canonical: rulesHref() }
  if (!words) return { head, classes: await api.regulationList(), search: undefined }
  const current = query.page ?? 1
  const [classes, found] = await Promise.all([
    api.regulationList(),
    api.regulationPage({ keyword: words, current, size: PAGE_SIZE }),
  ])
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return { head: { ...head, noindex: true }, classes, search: { words, current, found } }
}
