import { isId } from '@millwright/domain/id'
import { failed, field } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { joinHref } from './joinHref.ts'

/** Redirects a join to the order form. */
export const action: Action = async (api, context, form) => {
  const groupTeamId = field(form, 'groupTeamId')
  if (field(form, 'intent') !== 'join' || !isId(groupTeamId)) return failed(form, { key: 'badArgument' })
  requireBuyer(context)
  const { prodId, skuId, groupActivityId } = await orNotFound(api.groupTeam({ groupTeamId }), 'group', 'A03000')
  const skus = await api.skuList({ prodId })
  const sku = skus.find((one) => one.skuId === skuId)
  redirect(joinHref({ prodId, groupActivityId, groupTeamId, count: sku?.minOrderQty ?? 1 }), 303)
}
