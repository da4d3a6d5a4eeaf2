import type { AnswerOf } from '@millwright/contract/contract'
import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page } from '../../searchParams.ts'
import { noticesHref } from './noticesHref.ts'

const NOTICES_SHOWN = 20

export type NoticeListData = { current: number; found: AnswerOf<'noticePage'> }

export const searchParams = { page }

/** Loads `/notice-list`: the mall's notices, newest first. */
export const load: Loader<NoticeListData & { head: Head }, typeof searchParams> = async (api, { query }) => {
  const current = query.page ?? 1
  const found = await api.noticePage({ shopId: PLATFORM_SHOP_ID, current, size: NOTICES_SHOWN })
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: { namespace: 'notice', key: 'title' }, canonical: noticesHref(current) },
    current,
    found,
  }
}
