import { blockTypes } from '@millwright/decoration/schema'

/** The groups of the list of blocks. Every other type, such as a host's own, is in `own`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  frame: ['shop_signs', 'floor_title', 'auxiliary_interval'],
  pictures: ['picture_by', 'universal_hotspot', 'goods_module4', 'goods_module5'],
  goods: ['goods_list', 'goods_module7', 'goods_module1', 'goods_module2', 'goods_module3', 'goods_module6'],
  deals: ['limited_skill', 'discount_coupon', 'store_list'],
}

export type GroupId = 'frame' | 'pictures' | 'goods' | 'deals' | 'own'

/** Returns the groups with the types that an editor offers. Empty groups are left out. */
export function groupsOf(offered: readonly string[]): { id: GroupId; types: string[] }[] {
  const named = Object.entries(groups).map(([id, types]) => ({
    id: id as GroupId,
    types: types.filter((type) => offered.includes(type)),
  }))
  const known = new Set(Object.values(groups).flat())
  const own = offered.filter((type) => !known.has(type))
  return [...named, { id: 'own' as const, types: own }].filter(({ types }) => types.length)
}

/** Returns the types that an editor offers: `wanted`, otherwise the mall's and the host's own. */
export function offeredTypes(wanted: readonly string[] | undefined, own: readonly string[]): readonly string[] {
  return wanted ?? [...new Set<string>([...blockTypes, ...own])]
}
