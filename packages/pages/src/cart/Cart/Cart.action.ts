import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { readQuantity } from '@millwright/domain/account/validation'
import { path } from '@millwright/domain/paths/path'
import { requireBuyer } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'
import { failed, field, ids, refused } from '../../forms.ts'
import { cartLines, tickedLines } from './cartLines.ts'

const refusals = { A01000: 'productGone', A02000: 'cartLineGone', A03010: 'insufficientInventory' } as const

export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  switch (field(form, 'intent')) {
    case 'add':
      return add(api, form, context.distributionCardNo)
    case 'change':
      return change(api, form)
    case 'check':
      return check(api, form)
    case 'discount':
      return chooseDiscount(api, form)
    case 'remove':
      return remove(api, form)
    case 'import':
      return importFile(api, form)
    case 'clean':
      await api.cleanExpiryProdList()
      return { done: true, toast: { namespace: 'cart', key: 'cleaned' } }
    default:
      return failed(form, { key: 'badArgument' })
  }
}

async function add(api: Client, form: FormData, distributionCardNo: string | undefined): Promise<ActionResult> {
  const [prodId, skuId, shopId] = [field(form, 'prodId'), field(form, 'skuId'), field(form, 'shopId')]
  if (![prodId, skuId, shopId].every(isId)) return failed(form, { key: 'badArgument' })
  const read = readQuantity(field(form, 'count') || 1)
  if ('problem' in read) return failed(form, { key: read.problem, values: { bound: read.bound } })
  try {
    await api.changeItem({
      prodId,
      skuId,
      shopId,
      count: read.quantity,
      ...(distributionCardNo && { distributionCardNo }),
    })
  } catch (error) {
    return failed(form, refused(error, refusals).problem)
  }
  return {
    done: true,
    toast: { namespace: 'cart', key: 'added' },
    next: { href: path('cart'), label: { namespace: 'cart', key: 'view' } },
  }
}

/**
 * Sets a line's quantity. The mall's call takes a difference. It is computed from the current cart, not the shown one,
 * so that a form sent twice or from an old tab still results in the typed quantity.
 */
async function change(api: Client, form: FormData): Promise<ActionResult> {
  const basketId = field(form, 'basketId')
  const line = cartLines(await api.cartInfo([])).find((one) => one.basketId === basketId)
  if (!line) return failed(form, { key: 'cartLineGone' })
  const { prodId, skuId, shopId, prodCount, minOrderQty, packQty, actualStock } = line
  const read = readQuantity(field(form, 'count'), { minOrderQty, packQty, stocks: actualStock })
  if ('problem' in read) {
    const problem = { key: read.problem, values: { bound: read.bound } }
    return failed(form, problem, { count: problem })
  }
  if (read.quantity === prodCount) return { done: true }
  try {
    await api.changeItem({ basketId, prodId, skuId, shopId, count: read.quantity - prodCount })
  } catch (error) {
    const { problem } = refused(error, refusals)
    return failed(form, problem, { count: problem })
  }
  return { done: true }
}

async function check(api: Client, form: FormData): Promise<ActionResult> {
  const isChecked = field(form, 'isChecked') === '1' ? 1 : 0
  const [all, shopId, chosen] = [field(form, 'all'), field(form, 'shopId'), ids(form, 'basketId')]
  const lines = all || shopId ? cartLines(await api.cartInfo([])).filter((line) => all || line.shopId === shopId) : []
  const basketIds = all || shopId ? lines.map(({ basketId }) => basketId) : chosen
  if (basketIds.length) await api.checkItems(basketIds.map((basketId) => ({ basketId, isChecked })))
  return { done: true }
}

/** Selects the discount of a line. An empty id selects the largest discount. */
async function chooseDiscount(api: Client, form: FormData): Promise<ActionResult> {
  const [basketId, wanted] = [field(form, 'basketId'), field(form, 'discountId')]
  const line = cartLines(await api.cartInfo([])).find((one) => one.basketId === basketId)
  if (!line) return failed(form, { key: 'cartLineGone' })
  if (wanted && wanted !== '0' && !line.discounts.some(({ discountId }) => discountId === wanted))
    return failed(form, { key: 'badArgument' })
  const { prodId, skuId, shopId } = line
  await api.changeItem({ basketId, prodId, skuId, shopId, count: 0, discountId: wanted || -1 })
  return { done: true }
}

/** Adds the rows of a file. The rows that were not added are returned with their reasons. */
async function importFile(api: Client, form: FormData): Promise<ActionResult> {
  const file = form.get('file')
  if (!(file instanceof File) || !file.name) return failed(form, { key: 'noFile' })
  try {
    const data = await api.importCart({ file })
    const { successCount: count } = data
    return { done: true, data, ...(count > 0 && { toast: { namespace: 'cart', key: 'imported', values: { count } } }) }
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
}

async function remove(api: Client, form: FormData): Promise<ActionResult> {
  const basketIds = field(form, 'selected')
    ? tickedLines(await api.cartInfo([])).map(({ basketId }) => basketId)
    : ids(form, 'basketId')
  if (!basketIds.length) return failed(form, { key: 'emptySelection' })
  await api.deleteItem(basketIds)
  return { done: true, toast: { namespace: 'cart', key: 'removed' } }
}
