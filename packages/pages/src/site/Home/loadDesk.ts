import type { Client } from '@millwright/contract/contract'
import type { CreditInfo } from '@millwright/contract/credit/entities'
import type { User, Waiting } from '@millwright/contract/account/entities'
import type { MyOrder, OrderCount } from '@millwright/contract/order/entities'
import { billReminder, daysBetween } from '@millwright/domain/credit/billState'
import type { Locale } from '@millwright/domain/locale'
import type { Money } from '@millwright/domain/money/money'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { path } from '@millwright/domain/paths/path'
import { createPlainTexts } from '@millwright/i18n/createPlainTexts'
import type { PlainTexts } from '@millwright/i18n/createPlainTexts'
import { piecesOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { namespaces } from '@millwright/i18n/namespaces'
import type { LoaderContext } from '../../loader.ts'
import { pendingTasks } from '../../account/UserCenterHome/homeParts.ts'
import { statementsHref } from '../../credit/ledger/creditHrefs.ts'
import { hasScreen } from '../../hasScreen.ts'
import { orUndefined } from '../../loading/orUndefined.ts'

/** The orders that the call returns, and those that the desk shows. */
const ORDERS_READ = 12
const ORDERS_SHOWN = 4
const PICTURES = 3
/** The tasks of purchasing. The others wait in the user centre. */
const deskTasks: readonly string[] = ['toPay', 'quoted', 'billsDue', 'toReceive', 'toReturn', 'toInvoice']

/** An order that the buyer can place again. */
export type DeskOrder = {
  orderNumber: string
  href: string
  name: string
  /** The day, the shop and, of goods in one unit, the number of pieces. */
  note: string
  pics: string[]
  amount: Money
}
export type DeskTask = { key: string; label: string; href: string; amount?: Money | undefined; bad?: boolean }

/**
 * The pending tasks of a signed-in buyer and the orders to place again, above the mall's own page. The texts are part
 * of the data, so that visitors do not load them.
 */
export type Desk = {
  words: Record<'title' | 'tasks' | 'idle' | 'orders' | 'again' | 'amount', string>
  tasks: DeskTask[]
  /** The orders, newest first. Absent if the call failed. */
  orders?: DeskOrder[] | undefined
  /** The message in place of orders. */
  nothing?: { title: string; hint: string } | undefined
  links: { href: string; label: string }[]
}

const again: readonly number[] = [
  orderStatuses.paid,
  orderStatuses.shipped,
  orderStatuses.toEvaluate,
  orderStatuses.success,
]

/** Returns the paid orders that the buyer can place again. Of orders with the same goods only the newest remains. */
export function ordersToRepeat<Order extends Pick<MyOrder, 'status' | 'orderItemDtos'>>(
  orders: readonly Order[],
): Order[] {
  const seen = new Set<string>()
  return orders.filter(({ status, orderItemDtos }) => {
    const goods = orderItemDtos
      .map(({ skuId }) => skuId)
      .toSorted()
      .join()
    if (!again.includes(status) || !goods || seen.has(goods)) return false
    seen.add(goods)
    return true
  })
}

/** Loads the desk of a signed-in buyer. Returns undefined for a visitor, without any call. */
export async function loadDesk(
  api: Client,
  { user: asked, now, locale }: Pick<LoaderContext, 'user' | 'now' | 'locale'>,
): Promise<Desk | undefined> {
  if (!asked) return undefined
  const [user, center, waiting, orders, credit] = await Promise.all([
    orUndefined(asked),
    orUndefined(api.centerInfo()),
    orUndefined(api.waiting()),
    orUndefined(api.myOrderSearch({ status: 0, current: 1, size: ORDERS_READ })),
    orUndefined(asked.then((user) => (user?.isAccountPeriod ? api.creditInfo() : undefined))),
  ])
  return (
    user && deskOf({ user, counts: center?.orderCountData, waiting, orders: orders?.records, credit }, { now, locale })
  )
}

type DeskParts = {
  user: Pick<User, 'nickName'>
  counts?: OrderCount | undefined
  waiting?: Partial<Waiting> | undefined
  /** The last orders in any state. Undefined if the call failed. */
  orders?: readonly MyOrder[] | undefined
  credit?: CreditInfo | undefined
}

/** Returns the desk of a buyer in words, or undefined for a new buyer, who sees what a visitor sees. */
export function deskOf(
  { user, counts, waiting = {}, orders, credit }: DeskParts,
  { now, locale }: Pick<LoaderContext, 'now' | 'locale'>,
): Desk | undefined {
  const text = createPlainTexts(locale, {
    homeDesk: namespaces.homeDesk[locale],
    centerHome: namespaces.centerHome[locale],
  })
  const due = credit && dueTask(credit, now, text)
  const tasks = pendingTasks({ center: { waiting }, counts })
    .filter(({ key }) => deskTasks.includes(key) && !(due && key === 'billsDue'))
    .toSorted((one, other) => deskTasks.indexOf(one.key) - deskTasks.indexOf(other.key))
    .map(({ key, count, href }) => ({ key, label: text('centerHome', key, { count }), href }))
  const shown = orders && ordersToRepeat(orders).slice(0, ORDERS_SHOWN)
  if (!tasks.length && !due && shown && !shown.length) return undefined
  return {
    words: {
      title: user.nickName ? text('homeDesk', 'deskOf', { name: user.nickName }) : text('homeDesk', 'desk'),
      tasks: text('centerHome', 'waiting'),
      idle: text('homeDesk', 'deskIdle'),
      orders: text('homeDesk', 'deskOrders'),
      again: text('homeDesk', 'deskAgain'),
      amount: text('homeDesk', 'deskAmount'),
    },
    tasks: due ? [due, ...tasks] : tasks,
    orders: shown?.map((order) => deskOrder(order, text, locale)),
    nothing: shown?.length
      ? undefined
      : {
          title: text('homeDesk', shown ? 'deskNew' : 'deskMissing'),
          hint: text('homeDesk', shown ? 'deskNewHint' : 'deskMissingHint'),
        },
    links: (
      [
        ['uc-order', 'deskAllOrders'],
        ['uc-collection', 'deskSaved'],
        ['uc-myInquiry', 'deskQuotes'],
      ] as const
    )
      .map(([route, key]) => ({ href: path(route), label: text('homeDesk', key) }))
      .filter(({ href }) => hasScreen(href)),
  }
}

function deskOrder(
  { orderNumber, shopName, createTime, ...order }: MyOrder,
  text: PlainTexts,
  locale: Locale,
): DeskOrder {
  const [first, ...more] = order.orderItemDtos
  const name = first?.prodName ?? orderNumber
  const pieces = piecesOf(locale, order.orderItemDtos, (count) => formatNumber(locale, count))
  return {
    orderNumber,
    href: path('order-detail', { orderNumber }),
    name: more.length ? text('homeDesk', 'deskAndMore', { name, count: more.length }) : name,
    note: [createTime.slice(0, 10), shopName, pieces].filter(Boolean).join(' · '),
    pics: order.orderItemDtos.slice(0, PICTURES).map(({ pic }) => pic),
    amount: order.actualTotal,
  }
}

/** Returns the most urgent statement: overdue, or due soon. */
function dueTask(
  { dueBill, dueTime, dueAmount, dueBillAmount = dueAmount, overdueAmount }: CreditInfo,
  now: number,
  text: PlainTexts,
): DeskTask | undefined {
  if (!dueBill || dueTime === undefined) return undefined
  const reminder = billReminder({ open: Number(dueBillAmount), due: dueTime }, now)
  if (!reminder) return undefined
  const bad = reminder === 'overdue'
  return {
    key: 'due',
    label: text('homeDesk', `due_${reminder}`, { count: daysBetween(dueTime, now) }),
    href: statementsHref(),
    amount: bad ? overdueAmount : dueBillAmount,
    bad,
  }
}
