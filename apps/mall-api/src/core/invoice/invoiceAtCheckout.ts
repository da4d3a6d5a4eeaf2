import type { Invoice } from '@millwright/domain/order/invoice'
import type { ParsedOf } from '@millwright/contract/contract'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../call/call.ts'
import type { CallContext } from '../call/call.ts'
import { rowId } from '../wire/wire.ts'
import { readInvoiceInput, saveInvoiceApplication } from './saveInvoiceApplication.ts'
import { saveInvoiceTitle, titleById } from './invoiceTitles.ts'

export type InvoiceParam = NonNullable<ParsedOf<'submitOrder'>['invoiceParams']>[number]
type Wanted = Map<number, { asked: Invoice; keep: boolean }>

/** Returns the requested invoices by shop. Refuses (A00014) incomplete input and titles of other buyers. */
export async function wantedInvoices(
  { db, say }: Pick<CallContext, 'db' | 'say'>,
  user: number,
  params: readonly InvoiceParam[] = [],
): Promise<Wanted> {
  const wanted: Wanted = new Map()
  for (const param of params) {
    const asked =
      'invoiceTitleId' in param ? await titleById(db, user, rowId(param.invoiceTitleId)) : readInvoiceInput(param)
    if (!asked) throw new Refusal('A00014', say('invoiceIncomplete'), { field: 'invoiceParams' })
    wanted.set(rowId(param.shopId), { asked, keep: 'keepTitle' in param && param.keepTitle === 1 })
  }
  return wanted
}

/** Creates the invoice applications together with the orders. Sellers see an application once its order is paid. */
export async function applyAtCheckout(
  { db, now }: { db: Db; now: number },
  user: number,
  wanted: Wanted,
  orders: readonly { shopId: number; orderNumber: string }[],
): Promise<void> {
  for (const { shopId, orderNumber } of orders) {
    const own = wanted.get(shopId)
    if (!own) continue
    await saveInvoiceApplication({ db, now }, user, shopId, [orderNumber], own.asked)
    // The order is placed even if the title book is full.
    if (own.keep) await saveInvoiceTitle(db, user, now, own.asked)
  }
}
