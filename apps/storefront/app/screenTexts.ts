import type { Area } from '@millwright/i18n/areas'
import type { Resources } from '@millwright/i18n/createTexts'
import { areasOf } from './views.ts'
import type { Page } from './sent.ts'

type Sentences = Record<string, string>
type Files = Record<string, () => Promise<Sentences>>

// Those of the frame are in `frameTexts`. With a query each language is a module of its own, so that the other one stays out.
const files: Record<'zh' | 'en', Files> = {
  zh: import.meta.glob<Sentences>(['../../../packages/i18n/src/areas/*.ts', '!../../../packages/i18n/src/areas/{account,commerce,common,errors}.ts'], { query: '?zh', import: 'zh' }),
  en: import.meta.glob<Sentences>(['../../../packages/i18n/src/areas/*.ts', '!../../../packages/i18n/src/areas/{account,commerce,common,errors}.ts'], { query: '?en', import: 'en' }),
}
const known = new Map<string, Promise<Resources>>()

/** The sentences of a screen: a file of each area and language, which browsers keep, and no part of every page. */
export function screenTexts(page: Pick<Page, 'path' | 'problem'>, locale: 'zh' | 'en'): Promise<Resources> {
  const areas = areasOf(page)
  const key = `${locale} ${areas}`
  const found = known.get(key) ?? fetchTexts(areas, locale)
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

async function fetchTexts(areas: readonly Area[], locale: 'zh' | 'en'): Promise<Resources> {
  return Object.fromEntries(await Promise.all(areas.map(async (area) => [area, await files[locale][`../../../packages/i18n/src/areas/${area}.ts`]!()])))
}
