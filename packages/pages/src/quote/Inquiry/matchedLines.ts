import type { InquiryChoice, InquiryMatch } from '@millwright/contract/quote/entities'
import { emptyLine } from './draft.ts'
import type { DraftLine } from './draft.ts'

/** Lines of a list as the mall understood them: what is sure is chosen, what is doubtful is the buyer's to choose. */
export function matchedLines(matches: readonly InquiryMatch[]): DraftLine[] {
  return matches.map(({ model, quantity, unit = '', state, choices }) => ({
    ...emptyLine,
    skuId: state === 'sure' ? (choices[0]?.skuId ?? '') : '',
    name: model.slice(0, 200),
    quantity: String(quantity),
    unit: unit || (choices[0]?.unit ?? ''),
    state,
    choices: choices.slice(0, 6),
  }))
}

/** A line of a product that is known. */
export function chosenLine(choice: InquiryChoice, quantity: number): DraftLine {
  const { skuId, partyCode, unit = '' } = choice
  return { ...emptyLine, skuId, name: partyCode, quantity: String(quantity), unit, state: 'sure', choices: [choice] }
}

/** New lines after those that are there; a product that stands there already is not asked for twice. */
export function joined(lines: readonly DraftLine[], more: readonly DraftLine[]): DraftLine[] {
  const there = new Set(lines.flatMap(({ skuId }) => skuId || []))
  return [
    ...lines.filter(({ skuId, name }) => skuId || name.trim()),
    ...more.filter(({ skuId }) => !skuId || !there.has(skuId)),
  ]
}
