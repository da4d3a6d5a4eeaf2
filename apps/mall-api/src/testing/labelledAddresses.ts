import { readFileSync } from 'node:fs'
import { readAddress } from '@millwright/domain/account/readAddress'
import { regionNames } from '@millwright/domain/account/pastedAddress/regionNames'
import type { Region } from '@millwright/domain/account/pastedAddress/regionNames'
import { readRegions } from '../contexts/account/regions.ts'

/** The required share of texts whose fields are all right. */
export const minAddressAccuracy = 0.95

/** Returns the sample mall's regions as the API answers them. */
export function sampleRegions(): Region[] {
  return readRegions(readFileSync(new URL('../contexts/account/regions.txt', import.meta.url), 'utf8')).map(
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
 * Reads each labelled text (tests/bench/addresses.tsv) and lists the wrong fields. `written` tells when the text was
 * written: before the function, after it, or last, after the function was improved with the first two groups. `fresh`
 * marks texts that the function read correctly before it was improved with them.
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

/** Removes spaces and commas, which do not matter in a street. */
function plain(text = ''): string {
  return text.normalize('NFKC').replace(/[\s,;]/g, '')
}
