import type { Invoice } from '@millwright/domain/order/invoice'
import type { Db } from '../../db/db.ts'
import { changeOrReissueInvoice, failInvoice, issueInvoice } from './invoiceSteps.ts'
import { saveInvoiceApplication } from '../../core/invoice/saveInvoiceApplication.ts'
import { saveInvoiceTitle } from '../../core/invoice/invoiceTitles.ts'
import { invoiceableSql } from '../../core/invoice/invoiceOfOrder.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const company: Invoice = {
  invoiceType: 2,
  headerType: 2,
  headerName: '湖南星沙机械有限公司',
  invoiceTaxNumber: '91350100M000100Y43',
  registerAddress: '湖南省长沙县漓湘路 98 号',
  registerPhone: '0731-88880000',
  bankName: '长沙银行星沙支行',
  bankAccount: '800123456789012',
  receiveMail: 'caiwu@example.com',
}
const branch: Invoice = {
  invoiceType: 1,
  headerType: 2,
  headerName: '星沙机械深圳维修中心',
  invoiceTaxNumber: '91440300708461136T',
  receiveMail: 'shenzhen@example.com',
}
const person: Invoice = { invoiceType: 1, headerType: 1, headerName: '张工', receiveMail: 'zhang@example.com' }

/**
 * Gives the account `buyer` a title book and an invoice in every state for its oldest paid orders, by calling the
 * mall's own functions. Does nothing if the buyer already has titles or invoices.
 */
export async function importInvoices(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer' and not exists (select 1 from order_invoice i where i.user_id = buyer.user_id)
      and not exists (select 1 from invoice_title t where t.user_id = buyer.user_id)`,
  )
  if (!buyer) return
  const { user } = buyer
  for (const title of [person, branch, company])
    await saveInvoiceTitle(db, user, now - 90 * DAY, title, title === company)
  const orders = await db.query<{ orderNumber: string; shopId: number; paidAt: number }>(
    `select order_number as "orderNumber", shop_id as "shopId", paid_at as "paidAt" from orders o where o.user_id = $1 and ${invoiceableSql}
    order by o.created limit 5`,
    [user],
  )
  for (const [turn, { orderNumber, shopId, paidAt }] of orders.entries()) {
    const at = (later: number) => ({ db, now: Math.min(now, paidAt + later) })
    const asked = turn === 3 ? { ...branch, headerName: '星沙机械深圳' } : turn === 1 ? person : company
    const id = await saveInvoiceApplication(at(HOUR), user, shopId, [orderNumber], asked)
    if (id === undefined) continue
    if (turn < 3) await issueInvoice(at(DAY), id)
    if (turn === 2) {
      await changeOrReissueInvoice(at(2 * DAY), user, id, branch)
      await issueInvoice(at(3 * DAY), id)
    }
    if (turn === 3) await failInvoice(at(DAY), id, '抬头名称与纳税人识别号不一致，请按营业执照上的全称填写。')
  }
}
