import type { DeliveryPackage, OrderDetail } from '@millwright/contract/order/entities'
import type { TaxSplit } from '@millwright/domain/order/invoiceTax'
import { writeServerTime } from '@millwright/domain/time'
import { missing, refusalOf } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { sheetTax } from './sheetTax.ts'
import { oneOf, orderNumber } from '../../searchParams.ts'

export const sheetKinds = ['order', 'delivery'] as const
export type SheetKind = (typeof sheetKinds)[number]

export type OrderSheetData = {
  head: Head
  kind: SheetKind
  order: OrderDetail
  packages: DeliveryPackage[]
  /** The net amount and the VAT in what is paid. */
  tax: TaxSplit
  /** The print date, `2026-11-21`. */
  date: string
}

export const searchParams = { orderNumber, print: oneOf(sheetKinds) }

/** Loads the order sheet. `?print=order` has prices; `?print=delivery` has none, and a line to sign. */
export const load: Loader<OrderSheetData, typeof searchParams> = async (api, context) => {
  const { orderNumber: number, print: kind = 'order' } = context.query
  if (!number) missing({ unnamed: 'order' })
  try {
    const [order, packages] = await Promise.all([
      api.orderDetail({ orderNumber: number }),
      kind === 'delivery' ? orUndefined(api.deliveryOfOrder({ orderNumber: number })) : undefined,
    ])
    return {
      head: {
        // Browsers name a printed file by the title. Buyers file papers by their own number.
        title: {
          namespace: 'order',
          key: kind === 'order' ? 'sheetOrderOf' : 'sheetDeliveryOf',
          values: { number: [order.poNumber, number].filter(Boolean).join(' ') },
        },
        noindex: true,
      },
      kind,
      order,
      packages: packages ?? [],
      tax: sheetTax(order),
      date: writeServerTime(context.now).slice(0, 10),
    }
  } catch (error) {
    if (refusalOf(error)?.code === 'A03000') missing({ unknown: 'order' })
    throw error
  }
}
