import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { messageKinds } from '@millwright/domain/message/messageKinds'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { flag, oneOf, page } from '../../searchParams.ts'
import type { InboxView } from '../messageHrefs.ts'

export type UcMessagesData = {
  head: Head
  center: UserCenter
  /** The time of the page. Messages that arrive later are not marked as read. */
  now: number
  shown:
    | {
        view: InboxView
        current: number
        found: AnswerOf<'messagePage'>
        counts: AnswerOf<'messageCount'>
      }
    | { settings: AnswerOf<'messageSettings'> }
}

export const searchParams = { kind: oneOf(messageKinds), unread: flag, page, settings: flag }

export const load: Loader<UcMessagesData, typeof searchParams> = async (api, context) => {
  const { kind, unread, page: current = 1, settings } = context.query
  const inbox = async () => {
    const [found, counts] = await Promise.all([
      api.messagePage({ ...(kind && { kind }), ...(unread && { unread: 1 }), current, size: PAGE_SIZE }),
      api.messageCount(),
    ])
    return { view: { kind, unread }, current, found, counts }
  }
  const [shown, center] = await Promise.all([
    settings ? api.messageSettings().then((found) => ({ settings: found })) : inbox(),
    loadUserCenter(api, context),
  ])
  return {
    head: { title: { namespace: 'messages', key: settings ? 'settings' : 'title' }, noindex: true },
    center,
    now: context.now,
    shown,
  }
}
