import type { Notice } from '@millwright/contract/site/entities'
import { path } from '@millwright/domain/paths/path'
import { readRichText } from '../../content/RichText/readRichText.ts'
import type { RichNode } from '../../content/RichText/readRichText.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id } from '../../searchParams.ts'

export type NoticeDetailData = { notice: Pick<Notice, 'title' | 'publishTime'>; content: readonly RichNode[] }

export const searchParams = { id }

/** Loads `/notice-detail?id`: one notice with its text. */
export const load: Loader<NoticeDetailData & { head: Head }, typeof searchParams> = async (api, { query }) => {
  if (!query.id) missing({ unnamed: 'notice' })
  const { title, publishTime, content } = await orNotFound(api.noticeInfo({ id: query.id }), 'notice', 'A00001')
  return {
    head: { title, canonical: path('notice-detail', { id: query.id }) },
    notice: { title, publishTime },
    content: readRichText(content),
  }
}
