/** A province (1), city (2) or district (3) of the mall's list, with its Chinese and English names. */
export type Region = { areaId: string; parentId: string; level: 1 | 2 | 3; zh: string; en: string }

/**
 * A spelling of a region: if `full`, with its kind (`昆山市`), otherwise without (`昆山`). A `former` spelling has another
 * kind (`海门市`) and is recognised only after its city or province.
 */
export type RegionName = { region: Region; full: boolean; former?: true | undefined }

export type RegionNames = {
  byId: ReadonlyMap<string, Region>
  han: ReadonlyMap<string, readonly RegionName[]>
  /** Regions by Latin spelling: lower case, without spaces and apostrophes. */
  latin: ReadonlyMap<string, readonly Region[]>
  /** The length of the longest Chinese spelling, in characters. */
  longest: number
}

const peoples =
  '蒙古族?|回族|藏族|维吾尔族?|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族?|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜族?|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族?|普米族|塔吉克族?|怒族|鄂温克族|保安族|裕固族|独龙族|各族'
const autonomous = new RegExp(`^(.+?)(?:${peoples})+(自治[区州县旗]|区|乡)$`, 'u')
const kinds = /(?:特别行政区|自治[区州县旗]|新区|林区|特区|地区|街道|[省市区县旗盟镇乡])$/u

/**
 * Returns a region's name without its kind, at least two characters: `苏州` for `苏州市`, `恩施` for `恩施土家族苗族自治州`, `内蒙古` for
 * `内蒙古自治区`.
 */
export function stemOf(name: string): string {
  const people = name === '内蒙古自治区' ? undefined : autonomous.exec(name)
  const stem = people?.[1] ?? name.replace(kinds, '')
  return stem.length > 1 ? stem : name
}

export function latinOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*\)|[^a-z]/g, '')
}

/** Indexes every spelling of the mall's regions. */
export function regionNames(regions: readonly Region[]): RegionNames {
  const byId = new Map(regions.map((region) => [region.areaId, region]))
  const han = new Map<string, RegionName[]>()
  const latin = new Map<string, Region[]>()
  const add = (name: string, region: Region, full: boolean, former = false) => {
    const known = han.get(name) ?? []
    if (!known.some((one) => one.region === region))
      han.set(name, [...known, { region, full, ...(former && { former: true as const }) }])
  }
  for (const region of regions) {
    const { zh, en, level } = region
    const stem = stemOf(zh)
    add(zh, region, true)
    const people = autonomous.exec(zh)?.[2]
    if (level === 1) add(`${stem}省`, region, true)
    if (zh === '内蒙古自治区') add('内蒙', region, false)
    // A district that changed its kind is still written with the former kind.
    if (level > 1 && stem !== zh)
      for (const kind of level === 2 ? '市州盟' : '市区县旗') add(stem + kind, region, false, level === 3)
    if (people) add(stem + people, region, true)
    add(stem, region, false)
    const parent = byId.get(region.parentId)
    const ofParent = level === 3 && parent && zh.startsWith(stemOf(parent.zh)) ? zh.slice(stemOf(parent.zh).length) : ''
    if (ofParent.length > 2) add(ofParent, region, false)
    const letters = latinOf(en.replace(/ (County|Banner)$/, ''))
    if (letters) latin.set(letters, [...(latin.get(letters) ?? []), region])
  }
  return { byId, han, latin, longest: Math.max(...[...han.keys()].map((name) => name.length), 0) }
}
