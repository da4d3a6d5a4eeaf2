import { readFile } from 'node:fs/promises'
import type { Db } from '../db/db.ts'
import { insert } from '../seed/rows.ts'

type Area = { area_id: number; parent_id: number; level: number; name: { zh: string; en: string } }

/**
 * Provinces, cities and districts by their national codes (GB/T 2260). In `regions.txt` a line is a province (`31 上海市
 * Shanghai`) or, indented, a city of the last province, with its districts after a colon. A city without districts gets
 * one that stands for all of it.
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
      if (districts?.trim()) for (const district of districts.split(',')) add(district, id, 3, 1)
      else areas.push({ area_id: id + 99, parent_id: id, level: 3, name: { zh: '全市', en: 'All of the city' } })
    }
  }
  return areas
}

export async function importRegions(db: Db): Promise<void> {
  const areas = readRegions(await readFile(new URL('./regions.txt', import.meta.url), 'utf8'))
  await insert(db, 'area', areas, 'area_id bigint, parent_id bigint, level int, name jsonb')
}
