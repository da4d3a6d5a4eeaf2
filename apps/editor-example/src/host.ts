import type { DecorationData } from '@millwright/decoration/data'
import type { DataPlan } from '@millwright/decoration/planData'
import { money } from '@millwright/domain/money/money'
import goods from './goods.json' with { type: 'json' }
import templates from './templates.json' with { type: 'json' }
import type { Block } from './usePage.ts'

/** The data that an editor needs from its host. This host reads bilingual files. */
export type Host = {
  /** Page templates. The editor opens with the first. */
  templates: { name: Record<'zh' | 'en', string>; blocks: Block[] }[]
  /** Options of the pickers, by kind of field. */
  choices: Partial<Record<string, { value: string; label: string }[]>>
  /** Returns the server's responses for the data that a page shows. */
  answersOf(plan: DataPlan): DecorationData
}

function hostOf(locale: 'zh' | 'en'): Host {
  const all = goods.map((one) => ({ ...one, prodName: one[locale], price: money(one.price) }))
  const now = Date.now()
  return {
    templates,
    choices: { product: all.map(({ prodId, prodName }) => ({ value: prodId, label: prodName })) },
    answersOf: ({ prodIds }) => {
      const asked = all.filter(({ prodId }) => prodIds.includes(prodId))
      return { now, products: Object.fromEntries(asked.map((one) => [one.prodId, one])) }
    },
  }
}
export const host = { zh: hostOf('zh'), en: hostOf('en') }
