import type { ArticleNumber } from '@millwright/contract/article-number/calls'
import type { AnswerOf } from '@millwright/contract/contract'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page, text } from '../../searchParams.ts'

const SIZE = 20

/** The open form: a new number, a pasted list, or the number to change. */
export type OpenForm = { kind: 'add' } | { kind: 'paste' } | { kind: 'edit'; record: ArticleNumber }
export type UcArticleNumbersData = {
  head: Head
  center: UserCenter
  current: number
  keyword: string
  open: OpenForm | undefined
  /** The result of the post that led here. */
  done: 'saved' | 'deleted' | undefined
  found: AnswerOf<'articleNumberPage'>
}

export const searchParams = { page, q: text, edit: text, done: oneOf(['saved', 'deleted']) }

export const load: Loader<UcArticleNumbersData, typeof searchParams> = async (api, context) => {
  const { page: current = 1, q: keyword = '', edit, done } = context.query
  const [found, center] = await Promise.all([
    api.articleNumberPage({ current, size: SIZE, ...(keyword && { keyword: keyword.slice(0, 100) }) }),
    loadUserCenter(api, context),
  ])
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  const record = found.records.find(({ articleNumberId }) => articleNumberId === edit)
  return {
    head: { title: { namespace: 'articleNumbers', key: 'title' }, noindex: true },
    center,
    current,
    keyword,
    open: record
      ? { kind: 'edit', record }
      : edit === 'new'
        ? { kind: 'add' }
        : edit === 'paste'
          ? { kind: 'paste' }
          : undefined,
    done,
    found,
  }
}
