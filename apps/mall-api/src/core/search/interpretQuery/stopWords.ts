/**
 * Words about the buyer's intent rather than the product. A keyword that consists only of stop words is still searched.
 */
const stopWords = new Set(
  `
小 大 老 新 旧 用的 那种 这种 那个 这个 什么 哪种 哪个 一下 一些 专用 通用 常用 普通 左右 大概 要用 要带 带有 自带 能用 可以 class grade level 的 型 个 只 件 套 台 把 支 条 种 款 用 用于 适用 适用于 系列 规格 型号 尺寸 参数 图片 现货 批发 价格 报价 多少钱 厂家 厂家直销 直销 供应 供应商 品牌 牌 采购 求购 购买 买 卖 哪里 哪里有 哪有 哪里买 有卖 有没有 求 求助 急求 急需 急 要买 想买 采买 询价 报个价 多少 一个 现货供应 直发 代理 经销 经销商 总代理 推荐 正品 优质 国产
进口 包邮 特价 便宜 和 与 或 及 带 配 了 吗 呢 我要 我想 需要 请问
a an the of for with and or in to by on at from is my i need want buy cheap price prices pricing quote wholesale stock supplier suppliers sale order online shop series type size
sizes pc pcs piece pieces set sets please looking new best available instock sell seller sellers buyer cost dealer distributor manufacturer quality model brand`
    .trim()
    .split(/\s+/),
)

/** Phrases removed as a whole, because their words alone may mean more: `in` is an inch. */
const chatter = /(?<![a-z])(?:in stock|on stock|for sale|on sale|near me)(?![a-z])/g

/** Marks of oil makers between an oil's name and its viscosity: Tellus S2 M 68, Mobilgear 600 XP 220. */
const lineMarks =
  /(?<=(?:tellus|omala|corena|tonna|gadus|morlina|turbo) ?)(?:s\d ?[a-z]{0,2}|t)(?= ?\d)|(?<=mobilgear ?)600 ?xp(?= ?\d)|(?<=dte ?)(?:10 ?)?excel(?= ?\d)|(?<=rando ?)hdz?(?= ?\d)|(?<=azolla ?)zs(?= ?\d)|(?<=hyspin ?)aws(?= ?\d)|(?<=nuto ?)h(?= ?\d)/g

/** Replaces such phrases by spaces, so that all other positions stay the same. */
export function withoutChatter(text: string): string {
  const spaces = (phrase: string) => ' '.repeat(phrase.length)
  return text.replace(chatter, spaces).replace(lineMarks, spaces)
}

export function isStop(word: string): boolean {
  return stopWords.has(word)
}
