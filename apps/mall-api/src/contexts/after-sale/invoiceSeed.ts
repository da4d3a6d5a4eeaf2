import type { Invoice } from '@millwright/domain/order/invoice'
import type { Db } from '../../db/db.ts'
import { sampleCompany } from '../../core/identity/samplePeople.ts'
import { changeOrReissueInvoice, failInvoice, issueInvoice } from './invoiceSteps.ts'
import { saveInvoiceApplication } from '../../core/invoice/saveInvoiceApplication.ts'
import { saveInvoiceTitle } from '../../core/invoice/invoiceTitles.ts'
import { invoiceableSql } from '../../core/invoice/invoiceOfOrder.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const company: Invoice = {
  invoiceType: 2,
  headerType: 2,
  headerName: sampleCompany.companyName,
  invoiceTaxNumber: sampleCompany.creditCode,
  registerAddress: sampleCompany.companyAddress,
  registerPhone: '021-58880000',
  bankName: '上海银行张江支行',
  bankAccount: '800123456789012',
  receiveMail: 'caiwu@example.com',
}
const branch: Invoice = {
  invoiceType: 1,
  headerType: 2,
  headerName: `${sampleCompany.companyName}深圳分公司`,
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
    const asked = turn === 3 ? { ...branch, headerName: '张江精密深圳' } : turn === 1 ? person : company
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
