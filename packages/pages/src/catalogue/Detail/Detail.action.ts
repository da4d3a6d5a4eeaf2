import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { readQuantity } from '@millwright/domain/account/validation'
import { path } from '@millwright/domain/paths/path'
import { missing, redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, Problem } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'
import { joinHref } from '../../promotion/GroupTeamPage/joinHref.ts'
import { receiveCoupon } from '../../promotion/receiveCoupon.ts'
import { quietly } from '../../loading/quietly.ts'

const refusals = { A01000: 'productGone', A03010: 'insufficientInventory' } as const
const SIZES_AT_ONCE = 60

/**
 * Keep a product (`collect`), receive a coupon for it (`receive`), join a team (`join`: on to the order form), put several sizes into the cart at once
 * (`addAll`), and remember that it was looked at (`seen`): posted in the background once the page stands.
 */
export const action: Action = async (api, context, form) => {
  const prodId = context.params.prodId ?? ''
  if (!isId(prodId)) missing({ unknown: 'product' })
  switch (field(form, 'intent')) {
    case 'seen':
      if (context.user) await quietly(api.recentBrowse({ prodId }))
      return { done: true }
    case 'collect': {
      requireBuyer(context)
      const keep = field(form, 'keep') === '1'
      try {
        // The mall's call turns round what is there, so what is there is asked first: a form that is sent twice ends at
        // what was wanted.
        if ((await api.isCollection({ prodId })) !== keep) await api.addOrCancelCollection(prodId)
      } catch (error) {
        return failed(form, refused(error, refusals).problem)
      }
      return { done: true, toast: { namespace: 'detail', key: keep ? 'kept' : 'letGo' } }
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

/** The SKUs that went into the cart though others did not. */
export type SizesAdded = { added: readonly string[] }

/**
 * Every size with a quantity (`count.{skuId}`), one after the other: the mall's call takes one. What can be had goes
 * into the cart, and each refusal is told beside its size.
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
