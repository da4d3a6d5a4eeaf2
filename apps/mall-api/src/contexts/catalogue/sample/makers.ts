import type { BrandKey } from './brands.ts'

/** A maker's line in a shop: the brand, the selling shop, and the price level relative to the founding makers. */
export type Maker = { brand: BrandKey; shop: number; level: number }

const sectors = {
  bearings: {
    shops: [2, 13, 14],
    brands: ['zhouyun', 'gunlan', 'taixuan', 'yuanji', 'moyi', 'lianzhu', 'qinghui', 'jingxuan', 'boyuan'],
  },
  fasteners: {
    shops: [3, 15, 16],
    brands: ['luoheng', 'jinxi', 'yazhan', 'dingfeng', 'mugang', 'xuanji', 'guyun', 'lantai', 'chenbang'],
  },
  drives: {
    shops: [4, 17, 18],
    brands: ['donglv', 'qilang', 'zhuanhe', 'chiyu', 'suteng', 'hengju', 'lianqi', 'daishan', 'yuanci'],
  },
  fluid: {
    shops: [5, 19, 7],
    brands: ['yalan', 'ganghe', 'bengyue', 'faxi', 'mixun', 'qilu', 'liuguan', 'yesheng', 'kongjing'],
  },
  electric: {
    shops: [8, 20, 21],
    brands: ['dianhe', 'xinglan', 'jieyue', 'duanlu', 'ganwei', 'lancheng', 'duanzi', 'hongdian', 'kongzhi'],
  },
  workshop: {
    shops: [9, 22, 10],
    brands: ['renlan', 'mozhuo', 'hanyu', 'gangzao', 'qiju', 'diaoshan', 'guiyuan', 'huluo', 'zhunxian'],
  },
  machine: {
    shops: [11, 23],
    brands: ['shibao', 'lvtai', 'wajin', 'tuyue', 'bengjiang', 'naimo', 'qiaogong', 'dilun', 'kuangyu'],
  },
  oils: {
    shops: [12, 24],
    brands: ['youran', 'runhe', 'zhiyuan', 'huayi', 'qingrun', 'jinzhi', 'yehu', 'mengrun', 'hailun'],
  },
} as const satisfies Record<string, { shops: readonly number[]; brands: readonly BrandKey[] }>

export type Sector = keyof typeof sectors

/** Returns the number of different lines of a sector: one per maker, or with `bulk` one per maker and shop. */
export const makerLineCount = (sector: Sector, bulk: boolean) =>
  sectors[sector].brands.length * (bulk ? sectors[sector].shops.length : 1)

/** Returns the n-th line of a sector: first each maker in one shop, then the same makers in the other shops. */
export function makerOf(sector: Sector, n: number): Maker {
  const { shops, brands } = sectors[sector]
  const brand = brands[n % brands.length]!
  const round = Math.floor(n / brands.length)
  return { brand, shop: shops[(n + round) % shops.length]!, level: 0.78 + ((n * 7) % 11) * 0.05 + round * 0.015 }
}
