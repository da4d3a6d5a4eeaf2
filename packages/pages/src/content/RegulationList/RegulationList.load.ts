import type { AnswerOf } from '@millwright/contract/contract'
import { missing, redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id, page } from '../../searchParams.ts'
import { ruleClassHref, rulesHref } from '../rules/rulePaths.ts'

const SHOWN = 20

export type RegulationListData = {
  head: Head
  current: number
  classes: AnswerOf<'regulationList'>
  one: AnswerOf<'regulationList'>[number]
  found: AnswerOf<'regulationPage'>
}

export const searchParams = { categoryId: id, page }

/** Loads `/regulationList`: the rules of one class. Without a class, redirects to the rules centre. */
export const load: Loader<RegulationListData, typeof searchParams> = async (api, { query }) => {
  const { categoryId, page: current = 1 } = query
  if (categoryId === undefined) return redirect(rulesHref())
  const [classes, found] = await Promise.all([
    api.regulationList(),
    api.regulationPage({ categoryId, current, size: SHOWN }),
  ])
  const one = classes.find((known) => known.categoryId === categoryId) ?? missing({ unknown: 'rule' })
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: one.categoryName, description: one.summary, canonical: ruleClassHref(categoryId, current) },
    current,
    classes,
    one,
    found,
  }
}
