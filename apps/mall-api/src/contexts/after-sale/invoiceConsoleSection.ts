import { html } from 'hono/html'
import type { Invoice } from '@millwright/domain/order/invoice'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import { invoiceSubjectsSql } from '../../core/invoice/invoiceOfOrder.ts'
import { rowId } from '../../core/wire/wire.ts'
import { failInvoice, issueInvoice } from './invoiceSteps.ts'

type Row = {
  id: number
  buyer: string
  amount: string
  orderNumbers: string
  asked: Invoice
  formerNumber: string | null
}

/**
 * SQL: the requested invoices that wait for the seller. All that they are for is paid, and the request is for a replacement
 * or part of the payment was not refunded.
 */
const toIssue = `cross join lateral (
    select sum(o.amount)::text as amount, string_agg(o.number, ' ' order by o.number) as numbers, bool_and(o.paid) as paid
    from ${invoiceSubjectsSql('i.order_invoice_id')} o) f
  where i.state = 1 and f.paid and (i.invoice_number is not null or f.amount::numeric > 0)`

/** SQL: whether all that an invoice is for belongs to the shops of the scope. Memberships belong to none. */
const ownInvoice = (param: string) =>
  `not exists (select 1 from ${invoiceSubjectsSql('i.order_invoice_id')} o where not ${inScopeSql('coalesce(o.shop_id, -1)', param)})`
const shopsOfInvoice = shopsByField('id', `select o.shop_id from ${invoiceSubjectsSql('$1::bigint')} o`)

export const invoiceConsoleSection = defineSection({
  name: 'invoices',
  texts: {
    title: ['待开发票', 'Invoices to issue'],
    empty: [
      '买家为已付款的订单申请发票后，待开的发票显示在这里。',
      'Invoices appear here when buyers ask for an invoice and have paid.',
    ],
    header: ['抬头', 'Bill to'],
    find: ['订单号、抬头或手机号', 'Order number, company or mobile'],
    electronic: ['普通', 'General'],
    special: ['专票', 'Special VAT'],
    replaces: ['换开', 'Replaces'],
    issue: ['开票', 'Issue'],
    reason: ['原因', 'Reason'],
    fail: ['驳回', 'Reject'],
    example: ['抬头与税号不一致，请核对', 'The company name and the tax number do not match. Please check them.'],
  },
  waiting: `order_invoice i ${toIssue} and ${ownInvoice('$1')}`,
  shopActions: { invoiceIssue: shopsOfInvoice, invoiceFail: shopsOfInvoice },
  read: ({ db, scope }, { locale, find, page }) =>
    db.query<Row>(
      `select i.order_invoice_id as id, b.nick_name->>$1 as buyer, f.amount, f.numbers as "orderNumbers", i.asked, i.former_number as "formerNumber"
      from order_invoice i join buyer b using (user_id) ${toIssue}
        and ($2 = '' or b.mobile = $2 or $2 = any(string_to_array(f.numbers, ' ')) or i.asked->>'headerName' ilike '%' || $2 || '%')
        and ${ownInvoice('$4')}
      order by i.created, i.order_invoice_id limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope)],
    ),
  draw: (invoices, { t, form, named, more, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['order', 'buyer', 'header', 'amount', 'action'],
      invoices.map(
        ({ id, buyer, amount, orderNumbers, asked, formerNumber }) =>
          html`<tr data-invoice="${id}">
            <td>${orderNumbers}</td>
            <td>${buyer}</td>
            <td class="words">
              ${t(asked.invoiceType === 2 ? 'special' : 'electronic')} ${asked.headerName}
              ${asked.invoiceTaxNumber ?? ''} ${formerNumber ? html`${t('replaces')} ${formerNumber}` : ''}
            </td>
            <td>${yuan(amount)}</td>
            <td>
              ${form('invoiceIssue', { id }, html`<button>${t('issue')}</button>`)}
              ${more(
                form(
                  'invoiceFail',
                  { id },
                  html`${named(t('reason'), html`<input name="reason" required maxlength="200" value="${t('example')}" />`)}
                    <button class="quiet">${t('fail')}</button>`,
                ),
              )}
            </td>
          </tr>`,
      ),
    )}${pages(invoices.length)}`,
  actions: {
    invoiceIssue: (context, { id = '' }) => issueInvoice(context, rowId(id)),
    invoiceFail: (context, { id = '', reason = '' }) => failInvoice(context, rowId(id), reason),
  },
})
