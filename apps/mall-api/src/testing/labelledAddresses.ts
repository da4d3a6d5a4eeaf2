import { readFileSync } from 'node:fs'
import { readAddress } from '@millwright/domain/account/readAddress'
import { regionNames } from '@millwright/domain/account/pastedAddress/regionNames'
import type { Region } from '@millwright/domain/account/pastedAddress/regionNames'
import { readRegions } from '../account/regions.ts'

/** What the labelled addresses have to reach: the share of texts of which every field is right. */
export const addressBar = 0.95

/** The sample mall's regions, as its call answers them. */
export function sampleRegions(): Region[] {
  return readRegions(readFileSync(new URL('../account/regions.txt', import.meta.url), 'utf8')).map(
    ({ area_id, parent_id, level, name }) => ({
      areaId: String(area_id),
      parentId: String(parent_id),
      level: level as Region['level'],
      ...name,
    }),
  )
}

export type JudgedAddress = { written: string; pasted: string; wrong: string[]; doubts: number; milliseconds: number }

/**
 * Each labelled text (tests/bench/addresses.tsv) with the fields that were read otherwise. `written` says which were
 * there before the function was, which after it, which last, once the first two had taught it, and which `fresh` were
 * read without a fault before anything was learnt from them.
 */
export function judgeAddresses(): JudgedAddress[] {
  const names = regionNames(sampleRegions())
  const lines = readFileSync(new URL('../../../../tests/bench/addresses.tsv', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [written = '', receiver, mobile, province, city, area, addr, pasted = ''] = line.split('\t')
      const began = performance.now()
      const read = readAddress(pasted.replaceAll('\\n', '\n'), names)
      const milliseconds = performance.now() - began
      const wanted = { receiver, mobile, province, city, area, addr }
      const got = {
        ...read,
        province: read.province?.zh ?? '',
        city: read.city?.zh ?? '',
        area: read.area?.zh ?? '',
      }
      const wrong = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
        (field) => plain(got[field]) !== plain(wanted[field]),
      )
      return { written, pasted, wrong, doubts: read.doubts.length, milliseconds }
    })
}

/** Spaces and commas say nothing in a street. */
function plain(text = ''): string {
  return text.normalize('NFKC').replace(/[\s,;]/g, '')
}
