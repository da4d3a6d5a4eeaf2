import { expect, it } from 'vitest'
import { balanceWords } from '../apps/mall-api/src/contexts/member/balanceWorkbook.ts'
import { pointsWords } from '../apps/mall-api/src/contexts/member/pointsWorkbook.ts'
import { balanceTypes } from '../packages/domain/src/member/balance.ts'
import { pointSources } from '../packages/domain/src/member/points.ts'
import { en as balanceEn, zh as balanceZh } from '../packages/i18n/src/namespaces/balance.ts'
import { en as pointsEn, zh as pointsZh } from '../packages/i18n/src/namespaces/points.ts'

const balance = { en: balanceEn, zh: balanceZh }
const points = { en: pointsEn, zh: pointsZh }

function wordsOf(all: Readonly<Record<string, string>>, keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, all[key]]))
}

it.each(['zh', 'en'] as const)('names an entry the same on the screen and in its workbook (%s) [R2.34]', (locale) => {
  expect(balanceWords[locale].kinds).toEqual(wordsOf(balance[locale], Object.keys(balanceTypes)))
  expect(wordsOf(pointsWords[locale], pointSources)).toEqual(wordsOf(points[locale], pointSources))
})
