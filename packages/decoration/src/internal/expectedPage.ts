import { centsText } from '@millwright/domain/money/wholeMoney'
import type { PageData } from '../data.ts'
import type { LookFacts } from '../registry.ts'

/**
 * Returns placeholder data for all products, deals and shops that a block refers to. The block rendered with it is as
 * high as with the real data.
 */
export function expectedPage(look: LookFacts<never>, data: never, now: number): PageData {
  const word = '一'
  const line = word.repeat(16)
  const [price, full] = [centsText(888_88n), centsText(999_99n)]
  const refs = look.goods?.(data) ?? []
  const product = (prodId: string) => ({
    prodId,
    partyCode: word,
    prodName: line,
    brief: word,
    pic: '',
    price: full,
    oriPrice: full,
    unit: word,
    shopId: '',
    shopName: word,
    totalStocks: 999,
    leadDays: 3,
    status: 1,
    prodType: 1,
    activityPrice: price,
    activityStartTime: 0,
    activityEndTime: now + 3_600_000,
  })
  const by = <T>(key: keyof (typeof refs)[number], more: (id: string) => T) =>
    Object.fromEntries(
      refs.flatMap((ref) => {
        const id = ref[key]
        return id ? [[id, { ...product(ref.prodId), ...more(id) }]] : []
      }),
    )
  return {
    now,
    products: by('prodId', () => ({})),
    seckills: by('seckillId', (seckillId) => ({
      seckillId,
      seckillPrice: price,
      seckillTotalStocks: 1,
      endTime: '2999-01-01 00:00:00',
    })),
    groups: by('groupActivityId', (groupActivityId) => ({
      groupActivityId,
      actPrice: price,
      groupNumber: 2,
      joinNum: 1,
    })),
    shelves: Object.fromEntries(
      (look.shelves?.(data) ?? []).map((shelf) => [
        shelf,
        Array.from({ length: Number(new URLSearchParams(shelf).get('size')) }, (_, index) => product(String(index))),
      ]),
    ),
    shops: Object.fromEntries((look.shops?.(data) ?? []).map(({ shopId }) => [shopId, { shopId, shopName: word }])),
  }
}
