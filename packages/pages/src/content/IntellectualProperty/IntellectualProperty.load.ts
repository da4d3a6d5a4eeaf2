import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE, STATEMENT_RULE_ID } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { orUndefined } from '../../loading/orUndefined.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { flag, id, page } from '../../searchParams.ts'
import { readRichText } from '../RichText/readRichText.ts'
import type { RichNode } from '../RichText/readRichText.ts'
import { savedFormInput } from '../userFeedback/savedFormInput.ts'
import { FLOW } from './complaintForm.ts'

export type IntellectualPropertyData = {
  head: Head
  statement: readonly RichNode[]
  buyer: boolean
  /** The input from before sign-in, or the product that the visitor came from. */
  kept: Readonly<Record<string, string>> | undefined
  restored: boolean
  sent: boolean
  current: number
  mine: AnswerOf<'complaintPage'> | undefined
}

export const searchParams = { prodId: id, page, sent: flag }

export const load: Loader<IntellectualPropertyData, typeof searchParams> = async (api, context) => {
  const { prodId, page: current = 1, sent = false } = context.query
  const buyer = (await context.user) !== undefined
  const [statement, mine] = await Promise.all([
    orUndefined(api.regulationInfo({ id: STATEMENT_RULE_ID })),
    buyer ? api.complaintPage({ current, size: PAGE_SIZE }) : undefined,
  ])
  if (mine && current > 1 && current > mine.pages) missing({ unknown: 'listPage' })
  const kept = savedFormInput(context.steps, FLOW)
  return {
    head: {
      title: { namespace: 'rights', key: 'title' },
      canonical: path('intellectualProperty'),
      noindex: buyer || prodId !== undefined,
    },
    statement: readRichText(statement?.content),
    buyer,
    kept: kept ?? (prodId === undefined ? undefined : { goods: path('detail', { prodId }) }),
    restored: buyer && kept !== undefined,
    sent,
    current,
    mine,
  }
}
