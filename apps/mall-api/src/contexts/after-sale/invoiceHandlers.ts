import { INVOICE_TITLE_LIMIT } from '@millwright/domain/constants'
import { isMembershipNumber } from '@millwright/domain/member/membershipNumber'
import { compareMoney } from '@millwright/domain/money/money'
import type { Invoice } from '@millwright/domain/order/invoice'
import type { CallName } from '@millwright/contract/contract'
import { arrayText } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { ordersByNumber } from '../order/orderViews.ts'
import type { Context, PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { pageOf } from '../../core/list/paging.ts'
import { wireDate, rowId, wireYuan } from '../../core/wire/wire.ts'
import { invoicePdf } from './invoicePdf.ts'
import { changeOrReissueInvoice } from './invoiceSteps.ts'
import { readInvoiceInput, saveInvoiceApplication } from '../../core/invoice/saveInvoiceApplication.ts'
import {
  changeTitle,
  dropTitle,
  saveInvoiceTitle,
  setDefaultTitle,
  titleById,
  titlesOf,
} from '../../core/invoice/invoiceTitles.ts'
import { invoiceCountOf, invoiceById, invoiceOfOrder, invoicePage, invoiceWire } from './invoices.ts'
import { invoiceableSql } from '../../core/invoice/invoiceOfOrder.ts'
import { boughtMembership, mallShop, membershipsWithoutInvoice } from './membershipsWithoutInvoice.ts'
import type { Membership } from './membershipsWithoutInvoice.ts'
import { ordersWithoutInvoice } from './ordersWithoutInvoice.ts'

type Names =
  | 'orderInvoicePage'
  | 'orderInvoiceCount'
  | 'invoiceableOrders'
  | 'orderInvoiceInfo'
  | 'orderInvoiceByOrder'
  | 'applyInvoice'
  | 'changeInvoice'
  | 'invoiceFile'
  | 'invoiceTitles'
  | 'addInvoiceTitle'
  | 'changeInvoiceTitle'
  | 'deleteInvoiceTitle'
  | 'defaultInvoiceTitle'

export const invoiceHandlers: PartialHandlers<Names & CallName> = {
  orderInvoicePage: reading(async ({ invoiceState, ...paging }, context) => {
    const { rows, total } = await invoicePage(context, context.user, { state: invoiceState, ...paging })
    return pageOf(rows.map(invoiceWire), total, paging)
  }),
  orderInvoiceCount: reading((_, context) => invoiceCountOf(context, context.user)),
  invoiceableOrders: reading(async ({ orderNumber, ...paging }, context) => {
    const numbers = orderNumber === undefined ? undefined : numbersOf(orderNumber)
    const [{ shops, total }, mall, memberships] = await Promise.all([
      ordersWithoutInvoice(context, context.user, { ...paging, orderNumbers: numbers }),
      mallShop(context.db, context.locale),
      paging.current > 1 ? [] : membershipsWithoutInvoice(context, context.user, numbers),
    ])
    const records = shops.map(({ orders, ...shop }) => ({
      ...shop,
      orders: orders.map(({ created, amount, ...order }) => ({
        ...order,
        createTime: wireDate(created),
        amount: wireYuan(amount),
      })),
    }))
    if (!mall || !memberships.length) return pageOf(records, total, paging)
    // Memberships stand before the shops of the first page, and pages count shops.
    const own = { ...mall, orders: memberships.map(membershipWire) }
    return pageOf([own, ...records], Math.max(total, 1), paging)
  }),
  orderInvoiceInfo: async ({ orderInvoiceId }, context) => {
    const row = await invoiceById(context, context.user, rowId(orderInvoiceId))
    return invoiceWire(row ?? context.fail('A03000', 'invoiceGone'))
  },
  orderInvoiceByOrder: async ({ orderNumber }, context) => {
    const [order] = await ordersByNumber(context, context.user, [orderNumber])
    if (!order && !(await boughtMembership(context.db, context.user, orderNumber))) context.fail('A03000', 'orderGone')
    const row = await invoiceOfOrder(context, context.user, orderNumber)
    return row && invoiceWire(row)
  },
  applyInvoice: async ({ orderNumber, shopId, ...form }, context) => {
    const asked = readInvoiceInput(form) ?? context.fail('A00010', 'invoiceIncomplete')
    const numbers = numbersOf(orderNumber)
    return context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      if (numbers.some(isMembershipNumber)) return applyForMemberships({ ...context, db }, numbers, asked)
      const orders = await ordersByNumber({ ...context, db }, context.user, numbers)
      if (!numbers.length || orders.length < numbers.length) context.fail('A03000', 'orderGone')
      if (new Set([...orders.map((order) => order.shopId), ...(shopId === undefined ? [] : [Number(shopId)])]).size > 1)
        context.fail('A00001', 'invoiceOneShop')
      if (orders.some(({ paidAt, status }) => paidAt === null || status === 7)) context.fail('A03012', 'invoiceUnpaid')
      const fit = await db.query(
        `select 1 from orders o where o.order_number = any($1::text::text[]) and ${invoiceableSql}`,
        [arrayText(numbers)],
      )
      if (fit.length < numbers.length) context.fail('A00001', 'invoiceNothing')
      const id = await saveInvoiceApplication({ db, now: context.now }, context.user, orders[0]!.shopId, numbers, asked)
      return id ?? context.fail('A00001', 'invoiceAsked')
    })
  },
  changeInvoice: async ({ orderInvoiceId, ...form }, context) => {
    const asked = readInvoiceInput(form) ?? context.fail('A00010', 'invoiceIncomplete')
    const id = rowId(orderInvoiceId)
    const row = (await invoiceById(context, context.user, id)) ?? context.fail('A03000', 'invoiceGone')
    if (compareMoney(row.amount, 0) <= 0) context.fail('A00001', 'invoiceNothing')
    return (await changeOrReissueInvoice(context, context.user, id, asked))
      ? null
      : context.fail('A03000', 'invoiceGone')
  },
  invoiceFile: async ({ orderInvoiceId }, context) => {
    const row = await invoiceById(context, context.user, rowId(orderInvoiceId))
    if (!row?.document) return context.fail('A03000', 'invoiceGone')
    const bytes = await invoicePdf(row.document, context.locale)
    return new File([bytes], `invoice-${row.document.number}.pdf`, { type: 'application/pdf' })
  },

  invoiceTitles: async (_, { db, user }) =>
    (await titlesOf(db, user)).map(({ invoiceTitleId, title, common }) => ({
      ...title,
      invoiceTitleId,
      isDefault: common ? 1 : 0,
    })),
  addInvoiceTitle: async ({ isDefault, ...form }, context) => {
    const title = readInvoiceInput(form) ?? context.fail('A00010', 'invoiceIncomplete')
    return context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      const id = await saveInvoiceTitle(db, context.user, context.now, title, isDefault === 1)
      return id ?? context.fail('A00001', 'invoiceTitleLimit', { limit: INVOICE_TITLE_LIMIT })
    })
  },
  changeInvoiceTitle: async ({ invoiceTitleId, isDefault, ...form }, context) => {
    const title = readInvoiceInput(form) ?? context.fail('A00010', 'invoiceIncomplete')
    return context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      const changed = await changeTitle(db, context.user, rowId(invoiceTitleId), title, isDefault === 1)
      return changed ? null : context.fail('A00001', 'invoiceTitleGone')
    })
  },
  deleteInvoiceTitle: ({ invoiceTitleId }, context) =>
    context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      return (await dropTitle(db, context.user, rowId(invoiceTitleId)))
        ? null
        : context.fail('A00001', 'invoiceTitleGone')
    }),
  defaultInvoiceTitle: ({ invoiceTitleId }, context) =>
    context.db.tx(async (db) => {
      await lockBuyer(db, context.user)
      const id = rowId(invoiceTitleId)
      if (!(await titleById(db, context.user, id))) return context.fail('A00001', 'invoiceTitleGone')
      await setDefaultTitle(db, context.user, id)
      return null
    }),
}

function membershipWire({ payNumber, created, title, amount }: Membership) {
  return {
    orderNumber: payNumber,
    createTime: wireDate(created),
    productNums: 1,
    poNumber: '',
    amount: wireYuan(amount),
    prodNameList: [title],
  }
}

/** Requests an invoice for memberships. The mall sells them, so an invoice has either memberships or orders. */
async function applyForMemberships(
  context: Pick<Context<'applyInvoice'>, 'db' | 'now' | 'locale' | 'user' | 'fail'>,
  numbers: readonly string[],
  asked: Invoice,
): Promise<number> {
  const { db, user, locale, fail } = context
  if (!numbers.every(isMembershipNumber)) return fail('A00001', 'invoiceOneShop')
  const mall = await mallShop(db, locale)
  if (!mall) return fail('A00001', 'invoiceNothing')
  for (const number of numbers) if (!(await boughtMembership(db, user, number))) return fail('A03000', 'orderGone')
  const id = await saveInvoiceApplication(context, user, mall.shopId, numbers, asked, 'membership')
  return id ?? fail('A00001', 'invoiceAsked')
}

function numbersOf(text: string): string[] {
  const numbers = text.split(',').map((number) => number.trim())
  return [...new Set(numbers.filter(Boolean))].slice(0, 50)
}
