import type { Money } from '@millwright/domain/money'
import type { PageData } from '../data.ts'
import type { Look } from '../registry.ts'

/** As if everything that a block names were there, without its words: what is drawn of it is as high as the block will be. */
export function expectedPage(look: Look<never>, data: never, now: number): PageData {
  const nothing = '\u00a0'
  const price = '0.00' as Money
  const refs = look.goods?.(data) ?? []
  const product = (prodId: string) => ({
    prodId, partyCode: nothing, prodName: nothing, brief: nothing, pic: '', price, shopId: '', shopName: nothing, status: 1, prodType: 1, activityPrice: price, activityStartTime: 0, activityEndTime: now + 3_600_000,
  })
  const by = <T extends object>(key: keyof (typeof refs)[number], more: T) =>
    Object.fromEntries(refs.flatMap((ref) => { const id = ref[key]; return id ? [[id, { ...product(ref.prodId), [key]: id, ...more }]] : [] }))
  return {
    now,
    products: by('prodId', {}),
    seckills: by('seckillId', { seckillPrice: price, endTime: '2999-01-01 00:00:00' }) as unknown as NonNullable<PageData['seckills']>,
    groups: by('groupActivityId', { actPrice: price, groupNumber: 2, joinNum: 1 }) as unknown as NonNullable<PageData['groups']>,
    shops: Object.fromEntries((look.shops?.(data) ?? []).map(({ shopId }) => [shopId, { shopId, shopName: nothing }])),
  }
}
