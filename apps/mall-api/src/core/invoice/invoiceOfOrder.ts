/**
 * SQL: whether an order can be invoiced: it is paid, its group is complete, and part of the payment was not refunded.
 */
export const invoiceableSql = 'o.paid_at is not null and o.status <> 7 and o.actual_total > o.refunded and not o.hidden'

/** SQL: whether nothing can be invoiced any more: the order closed unpaid, or the whole payment was refunded. */
const notInvoiceableSql =
  '(o.paid_at is null and o.status = 6 or o.paid_at is not null and o.refunded >= o.actual_total)'

/**
 * SQL: what an invoice is for, as a subquery: its orders, and its memberships. Each row has the amount that can be
 * invoiced. The mall sells memberships, so their `shop_id` is no shop's.
 */
export const invoiceSubjectsSql = (invoiceId: string) => `(
    select o.order_number as number, o.po_number, o.actual_total - o.refunded as amount, o.paid_at is not null as paid,
      ${notInvoiceableSql} as lapsed, o.shop_id
    from order_invoice_order io join orders o using (order_number) where io.order_invoice_id = ${invoiceId}
    union all
    select m.pay_number, '', m.amount, true, m.to_balance, null
    from order_invoice_payment ip join member_payment m using (pay_number) where ip.order_invoice_id = ${invoiceId})`

/** SQL: a column with the invoice of the order `o`. */
export const invoiceOfOrderColumn = `(select jsonb_build_object('orderInvoiceId', i.order_invoice_id, 'invoiceState', i.state, 'invoiceType', i.asked->'invoiceType',
  'headerName', i.asked->'headerName', 'invoiceNumber', i.invoice_number, 'formerNumber', i.former_number, 'waitsForPay', o.paid_at is null)
  from order_invoice_order io join order_invoice i using (order_invoice_id) where io.order_number = o.order_number and (i.invoice_number is not null or not ${notInvoiceableSql}))`

export type InvoiceBriefRow = {
  orderInvoiceId: number
  invoiceState: number
  invoiceType: number
  headerName: string
  invoiceNumber: string | null
  formerNumber: string | null
  waitsForPay: boolean
}
