import type { Region, RegionNames } from './regionNames.ts'
import { latinOf } from './regionNames.ts'

const kinds =
  /\b(?:new (?:area|district)|district|city|province|county|banner|prefecture|municipality|autonomous region|(?:q[uū]|sh[iì]|sh[eě]ng|xi[aà]n)(?=$))\b\.?/giu
const country = /^(?:p\.?\s?r\.?\s?)?china$|^prc$|^cn$/i

export type LatinFound = {
  province?: Region | undefined
  city?: Region | undefined
  area?: Region | undefined
  written: number
  rest: string[]
}

/**
 * Finds the regions among the parts of an address in Latin letters, from the smallest to the largest or the reverse.
 */
export function findLatinRegions(parts: readonly string[], names: RegionNames): LatinFound | undefined {
  const read = parts
    .map((part) => ({ part, known: knownAs(part, names) }))
    .filter(({ part }) => !country.test(part.trim()))
  const named = read.filter(({ known }) => known.length)
  let best: { chain: Region[]; written: Set<string> } | undefined
  for (const { known } of named)
    for (const region of known) {
      const chain = chainOf(region, names)
      const written = new Set(
        named.filter(({ known: other }) => other.some((one) => chain.includes(one))).map(({ part }) => part),
      )
      const better =
        !best ||
        written.size > best.written.size ||
        (written.size === best.written.size && chain.length > best.chain.length)
      if (better) best = { chain, written }
    }
  if (!best) return undefined
  const { chain, written } = best
  // A single region name may also be the name of a street or a person.
  if (written.size < 2 && chain.length < 3) return undefined
  const [province, city, area] = [1, 2, 3].map((level) => chain.find((region) => region.level === level))
  return {
    ...(province && { province }),
    ...(city && { city }),
    ...(area && { area }),
    written: written.size,
    rest: read.filter(({ part }) => !written.has(part)).map(({ part }) => part),
  }
}

function knownAs(part: string, names: RegionNames): readonly Region[] {
  const plain = part.replace(/\b\d{6}\b/g, '')
  return names.latin.get(latinOf(plain.replace(kinds, ''))) ?? names.latin.get(latinOf(plain)) ?? []
}

function chainOf(region: Region, { byId }: RegionNames): Region[] {
  const chain = []
  for (let one: Region | undefined = region; one; one = byId.get(one.parentId)) chain.push(one)
  return chain
}
