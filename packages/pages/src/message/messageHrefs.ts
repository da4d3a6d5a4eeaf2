import type { Message } from '@millwright/contract/message/calls'
import type { MessageKind, MessageSubject } from '@millwright/domain/message/messageKinds'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { hasScreen } from '../hasScreen.ts'

/** The shown part of the inbox: one kind or all, perhaps only unread messages. */
export type InboxView = { kind?: MessageKind | undefined; unread?: true | undefined }

export function inboxHref({ kind, unread }: InboxView = {}, page = 1): string {
  return path('uc-messages', { kind, unread: unread && '1', page: page > 1 ? page : undefined })
}

export const settingsHref = () => path('uc-messages', { settings: '1' })

/** Returns the address of a size. Its id is that of the product and that of the size, with a hyphen between them. */
function productHref(id: string): string {
  const [prodId = '', sku] = id.split('-')
  return path('detail', { prodId, sku })
}

type Target = { label: KeyOf<'messages'>; href: (id: string) => string }
const targets: Readonly<Record<MessageSubject, Target>> = {
  order: { label: 'openOrder', href: (orderNumber) => path('order-detail', { orderNumber }) },
  return: { label: 'openReturn', href: (refundSn) => path('return-detail', { refundSn }) },
  inquiry: { label: 'openInquiry', href: (inquiryId) => path('uc-inquiryDetail', { inquiryId }) },
  bill: { label: 'openBill', href: (billNumber) => path('view-details', { billNumber }) },
  invoice: { label: 'openInvoice', href: (orderNumber) => path('invoice-detail', { orderNumber }) },
  memberTransfer: { label: 'openTransfer', href: (payNumber) => path('payment-transfer', { payNumber }) },
  orderList: { label: 'openList', href: (id) => path('uc-order-list-detail', { listId: id }) },
  product: { label: 'openProduct', href: productHref },
  shop: { label: 'openShop', href: () => path('uc-shopaccount') },
  feedback: { label: 'openFeedback', href: (id) => path('feedback-particulars', { id }) },
  account: { label: 'openAccount', href: () => path('uc-account') },
}

/** Returns the screen that a message leads to, if the shop has it. */
export function targetOf({ about, subjectId = '' }: Pick<Message, 'about' | 'subjectId'>) {
  if (!about || !Object.hasOwn(targets, about) || !/^[\w-]{0,64}$/.test(subjectId)) return undefined
  const { label, href } = targets[about]
  const to = href(subjectId)
  return hasScreen(to) ? { label, href: to } : undefined
}
