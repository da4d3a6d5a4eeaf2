import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { readQuantity } from '@millwright/domain/account/validation'
import { path } from '@millwright/domain/paths/path'
import { missing, redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, Problem } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'
import { joinHref } from '../../promotion/GroupTeamPage/joinHref.ts'
import { receiveCoupon } from '../../promotion/receiveCoupon.ts'
import { orUndefined } from '../../loading/orUndefined.ts'

const refusals = { A01000: 'productGone', A03010: 'insufficientInventory' } as const
const SIZES_AT_ONCE = 60

/**
 * Handles the forms of the product detail page: `collect` saves or removes the product, `watch` asks for a notice when a
 * SKU is back in stock or withdraws it, `receive` claims a coupon,
 * `join` leads to the order form of a team, `addAll` adds several SKUs to the cart, and `seen` records the view (posted
 * in the background).
 */
export const action: Action = async (api, context, form) => {
  const prodId = context.params.prodId ?? ''
  if (!isId(prodId)) missing({ unknown: 'product' })
  switch (field(form, 'intent')) {
    case 'seen':
      if (context.user) await orUndefined(api.recentBrowse({ prodId }))
      return { done: true }
    case 'collect': {
      requireBuyer(context)
      const keep = field(form, 'keep') === '1'
      try {
        // The mall's call toggles the state. The current state is read first, so that a form sent twice has the same
        // result.
        if ((await api.isCollection({ prodId })) !== keep) await api.addOrCancelCollection(prodId)
      } catch (error) {
        return failed(form, refused(error, refusals).problem)
      }
      return { done: true, toast: { namespace: 'detail', key: keep ? 'kept' : 'letGo' } }
    }
    case 'watch': {
      requireBuyer(context)
      const [skuId, wish] = [field(form, 'skuId'), field(form, 'wish') === '1']
      if (!isId(skuId)) return failed(form, { key: 'badArgument' })
      try {
        await (wish ? api.watchStock({ skuId }) : api.unwatchStock({ skuId }))
      } catch (error) {
        return failed(form, refused(error, refusals).problem)
      }
      return { done: true, toast: { namespace: 'detail', key: wish ? 'watched' : 'unwatched' } }
    }
    case 'join': {
      const { query } = context
      const groupActivityId = typeof query.group === 'string' ? query.group : ''
      const groupTeamId = field(form, 'groupTeamId')
      if (!isId(groupTeamId) || !isId(groupActivityId)) return failed(form, { key: 'badArgument' })
      const { groupActivityVO, skuList } = await api.prodInfo({ prodId, addrId: 0, dvyType: 1 })
      const inGroup = skuList.find(({ skuId }) => skuId === groupActivityVO?.groupSkuList[0]?.skuId)
      redirect(joinHref({ prodId, groupActivityId, groupTeamId, count: inGroup?.minOrderQty ?? 1 }), 303)
    }
    case 'receive':
      return receiveCoupon(api, context, form)
    case 'addAll':
      requireBuyer(context)
      return addAll(api, prodId, form, context.distributionCardNo)
    default:
      return failed(form, { key: 'badArgument' })
  }
}

/** The SKUs that were added to the cart although others failed. */
export type SizesAdded = { added: readonly string[] }

/**
 * Adds every SKU with a quantity (`count.{skuId}`) to the cart, in separate requests, since the mall's call takes one
 * SKU. Each refusal is shown beside its SKU.
 */
async function addAll(
  api: Client,
  prodId: string,
  form: FormData,
  distributionCardNo: string | undefined,
): Promise<ActionResult> {
  const shopId = field(form, 'shopId')
  const wanted = [...form.keys()].filter(
    (name) =>
      name.startsWith('count.') &&
      isId(name.slice('count.'.length)) &&
      field(form, name) !== '' &&
      field(form, name) !== '0',
  )
  if (!isId(shopId) || !wanted.length || wanted.length > SIZES_AT_ONCE)
    return failed(form, { key: wanted.length ? 'badArgument' : 'emptySelection' })
  const fields: Record<string, Problem> = {}
  const added: string[] = []
  for (const name of wanted) {
    const read = readQuantity(field(form, name))
    if ('problem' in read) fields[name] = { key: read.problem, values: { bound: read.bound } }
    else {
      try {
        const skuId = name.slice('count.'.length)
        await api.changeItem({
          prodId,
          skuId,
          shopId,
          count: read.quantity,
          ...(distributionCardNo && { distributionCardNo }),
        })
        added.push(skuId)
      } catch (error) {
        fields[name] = refused(error, refusals).problem
      }
    }
  }
  const [first] = Object.values(fields)
  return first
    ? { ...failed(form, first, fields), data: { added } satisfies SizesAdded }
    : {
        done: true,
        toast: { namespace: 'detail', key: 'sizesAdded', values: { count: wanted.length } },
        next: { href: path('cart'), label: { namespace: 'cart', key: 'view' } },
      }
}
