import type { SupermarketRow } from '@millwright/contract/catalogue/entities'
import { readQuantity } from '@millwright/domain/account/validation'
import { path } from '@millwright/domain/paths/path'
import { failed, field } from '../../forms.ts'
import { loginPath, redirect } from '../../loader.ts'
import type { Action, Problem } from '../../loader.ts'
import { nameOf, readRowQuantities, rowQuantitiesPath } from './rowQuantities.ts'

/** The number of added SKUs, for the view's text. */
export type Ordered = { added: number }

/** Adds every row with a quantity to the cart. Rows fail independently. */
export const action: Action = async (api, context, form) => {
  if (field(form, 'intent') !== 'addAll') return failed(form, { key: 'badArgument' })
  const wanted = readRowQuantities(form)
  if (Object.keys(wanted).length === 0) return { done: false, problem: { key: 'nothingTyped' }, form: {} }
  if (!context.user) redirect(loginPath(rowQuantitiesPath(wanted)))

  const { categories } = await api.supermarket()
  const rows = new Map(categories.flatMap(({ skus }) => skus.map((sku): [string, SupermarketRow] => [sku.skuId, sku])))
  const fields: Record<string, Problem> = {}
  const items = Object.entries(wanted).flatMap(([skuId, typed]) => {
    const row = rows.get(skuId)
    const read = row && readQuantity(typed, row)
    if (!row || !read) fields[nameOf(skuId)] = { key: 'productGone' }
    else if ('problem' in read) fields[nameOf(skuId)] = { key: read.problem, values: { bound: read.bound } }
    else return [{ prodId: row.prodId, skuId, shopId: row.shopId, count: read.quantity }]
    return []
  })
  for (const { skuId, added, message } of items.length > 0 ? await api.addItems(items) : [])
    if (!added) fields[nameOf(skuId)] = message === undefined ? { key: 'error' } : { message }

  const failures = Object.keys(fields).length
  const count = Object.keys(wanted).length - failures
  const data: Ordered = { added: count }
  if (failures === 0) {
    return {
      done: true,
      data,
      toast: { namespace: 'supermarket', key: 'added', values: { count } },
      next: { href: path('cart'), label: { namespace: 'cart', key: 'view' } },
    }
  }
  return {
    done: false,
    problem: { key: 'someNotAdded', values: { added: count, failed: failures } },
    fields,
    form: Object.fromEntries(
      Object.entries(wanted).flatMap(([skuId, typed]) => (nameOf(skuId) in fields ? [[nameOf(skuId), typed]] : [])),
    ),
    data,
  }
}
