import type { OrderDetail } from '@millwright/contract/order/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { splitOrderTax } from '@millwright/domain/order/invoiceTax'
import type { TaxSplit } from '@millwright/domain/order/invoiceTax'

/** Returns the net amount and the VAT of an order, as its invoice has them. It runs on the server, with decimals. */
export function sheetTax({ orderItemDtos, transfee, actualTotal }: OrderDetail): TaxSplit {
  const amounts = orderItemDtos.map(({ price, prodCount }) => totalOf([{ price, quantity: prodCount }]))
  return splitOrderTax({ amounts, freight: transfee, paid: actualTotal })
}
