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
    choices: choices.slice(0, 6).map(named),
  }))
}

/** What the form says of it: a draft of 500 lines is kept and posted whole. */
function named({ skuId, prodId, partyCode, prodName, shopName, unit, price }: InquiryChoice): InquiryChoice {
  return { skuId, prodId, shopId: undefined, partyCode, prodName, shopName, pic: undefined, unit, price }
}

/** A line of a product that is known. */
export function chosenLine(choice: InquiryChoice, quantity: number): DraftLine {
  const { skuId, partyCode, unit = '' } = choice
  return {
    ...emptyLine,
    skuId,
    name: partyCode,
    quantity: String(quantity),
    unit,
    state: 'sure',
    choices: [named(choice)],
  }
}

export const isWritten = ({ skuId, name }: DraftLine): boolean => Boolean(skuId || name.trim())

/** New lines after those that are there; a product that stands there already is not asked for twice. */
export function joined(lines: readonly DraftLine[], more: readonly DraftLine[]): DraftLine[] {
  const there = new Set(lines.flatMap(({ skuId }) => skuId || []))
  return [...lines.filter(isWritten), ...more.filter(({ skuId }) => !skuId || !there.has(skuId))]
}
