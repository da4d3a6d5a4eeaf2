import type { Region, RegionName, RegionNames } from './regionNames.ts'

/** Consecutive region names in a text, completed with the regions that contain them. */
export type RegionsFound = {
  start: number
  end: number
  province?: Region | undefined
  city?: Region | undefined
  area?: Region | undefined
  /** The number of levels that the text names. */
  written: number
  full: boolean
}

/** A short name before one of these words belongs to a street, not to a region. */
const street =
  /^(?:[省市区县州]|[东南西北中环]{0,2}[一二三四五六七八九十]?(?:路|街|大道|道|巷|弄|村|桥|站|广场|大厦|大学|公司|银行|工业园))/u
const between = /^[\s,;.\-/|·>、]*(?:中国|市辖区|辖区)?[\s,;.\-/|·>、]*/u
const WORD = /[\p{L}\p{N}]/u

/**
 * Finds the best run of Chinese region names in a text. The number of levels counts most. Full names, a start at the
 * beginning of a word, and length count less. Of equal runs the first is returned.
 */
export function findRegions(text: string, names: RegionNames): RegionsFound | undefined {
  let best: RegionsFound | undefined
  let most = 0
  for (let start = 0; start < text.length; start++) {
    const begins = start === 0 || !WORD.test(text.charAt(start - 1))
    for (const found of runsAt(text, start, names)) {
      // A single short name in the middle of a word may be part of another name.
      if (!begins && found.written === 1 && !found.full) continue
      const score = found.written * 100 + (found.full ? 8 : 0) + (begins ? 12 : 0) + (found.end - found.start)
      if (score > most) {
        most = score
        best = found
      }
    }
  }
  return best
}

function namesAt(text: string, at: number, names: RegionNames): { end: number; name: RegionName }[] {
  const found = []
  for (let size = Math.min(names.longest, text.length - at); size > 1; size--) {
    const known = names.han.get(text.slice(at, at + size))
    if (!known) continue
    const end = at + size
    const plain = !street.test(text.slice(end))
    for (const name of known) if (name.full || plain) found.push({ end, name })
  }
  return found
}

function runsAt(text: string, start: number, names: RegionNames): RegionsFound[] {
  const first = namesAt(text, start, names).filter(({ name }) => !name.former)
  return first.flatMap(({ end, name: { region, full } }) => {
    const begun = completed({ start, end, written: 1, full, [keyOf(region)]: region }, names)
    const alone = first.filter(
      ({ name: other }) => other.region.level === region.level && other.full === full && other.region !== region,
    )
    // A district's name that several cities share is ambiguous.
    if (region.level === 3 && alone.length) return []
    return [begun, ...longer(begun, text, names)]
  })
}

function longer(run: RegionsFound, text: string, names: RegionNames): RegionsFound[] {
  const at = text.length - text.slice(run.end).replace(between, '').length
  const level = run.area ? 3 : run.city ? 2 : 1
  const parents = [run.area, run.city, run.province].filter((one) => one !== undefined)
  const within = namesAt(text, at, names).filter(
    ({ name: { region, full } }) => (full && parents.includes(region)) || (level < 3 && isBelow(region, run, names)),
  )
  return within.flatMap(({ end, name: { region, full } }) => {
    if (parents.includes(region) || region.level <= level) {
      // Repeated names: `北京市北京市海淀区`, `苏州市苏州市`.
      const again = { ...run, end }
      return end === run.end ? [] : [again, ...longer(again, text, names)]
    }
    const twins = within.filter(
      ({ name: other }) =>
        other.region.level === region.level && other.region !== region && other.region.zh === region.zh,
    )
    if (twins.length) return []
    const next = completed(
      { ...run, end, written: run.written + 1, full: run.full && full, [keyOf(region)]: region },
      names,
    )
    return [next, ...longer(next, text, names)]
  })
}

function keyOf({ level }: Region): 'province' | 'city' | 'area' {
  return level === 1 ? 'province' : level === 2 ? 'city' : 'area'
}

function isBelow(region: Region, { province, city, area }: RegionsFound, { byId }: RegionNames): boolean {
  const above = area ?? city ?? province
  for (let one: Region | undefined = region; one; one = byId.get(one.parentId))
    if (one !== region && one === above) return true
  return false
}

/** Adds the city and the province above the named regions. */
function completed(run: RegionsFound, { byId }: RegionNames): RegionsFound {
  const city = run.city ?? (run.area && byId.get(run.area.parentId))
  const province = run.province ?? (city && byId.get(city.parentId))
  return { ...run, ...(city && { city }), ...(province && { province }) }
}
