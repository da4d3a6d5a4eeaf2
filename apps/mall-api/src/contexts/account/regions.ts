import { readFile } from 'node:fs/promises'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { insert } from '../../db/rows.ts'

type Area = { area_id: number; parent_id: number; level: number; name: { zh: string; en: string } }

/**
 * Parses provinces, cities and districts by their national codes (GB/T 2260, from `@vant/area-data` 2.1.0, MIT, without
 * zones that are not divisions; English names by pinyin or custom). A line of `regions.txt` is a province (`31 上海市
 * Shanghai`) or, indented, a city of the last province with its districts after a colon. Cities without districts
 * (Dongguan, Zhongshan, Danzhou) list their towns instead.
 */
export function readRegions(text: string): Area[] {
  const areas: Area[] = []
  const add = (line: string, parent: number, level: number, scale: number) => {
    const [code = '', zh = '', ...en] = line.trim().split(' ')
    const id = parent + Number(code) * scale
    areas.push({ area_id: id, parent_id: level === 1 ? 0 : parent, level, name: { zh, en: en.join(' ') } })
    return id
  }
  let province = 0
  for (const line of text.split('\n').filter((line) => line.trim())) {
    const [city = '', districts] = line.split(':')
    if (!line.startsWith(' ')) province = add(line, 0, 1, 10_000)
    else {
      const id = add(city, province, 2, 100)
      for (const district of districts?.split(',') ?? []) add(district, id, 3, 1)
    }
  }
  return areas
}

/** Imports the regions. A region that no longer exists is kept while an address refers to it. */
export async function importRegions(db: Db): Promise<void> {
  const areas = readRegions(await readFile(new URL('./regions.txt', import.meta.url), 'utf8'))
  await insert(db, 'area', areas, 'area_id bigint, parent_id bigint, level int, name jsonb', { key: 'area_id' })
  await db.query(
    `
    delete from area where not (area_id = any($1::text::bigint[]))
      and not exists (select 1 from address where area.area_id in (address.area_id, address.city_id, address.province_id))`,
    [arrayText(areas.map(({ area_id }) => area_id))],
  )
}
