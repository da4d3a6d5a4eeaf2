import type { InquiryChoice, InquiryMatch } from '@millwright/contract/quote/entities'
import { emptyLine } from './draft.ts'
import type { DraftLine } from './draft.ts'

/**
 * Returns the lines of a matched list. Certain matches are selected; the buyer selects among doubtful ones. A line
 * without a quantity asks the buyer for it.
 */
export function matchedLines(matches: readonly InquiryMatch[]): DraftLine[] {
  return matches.map(({ model, quantity, unit = '', state, choices }) => ({
    ...emptyLine,
    skuId: state === 'sure' ? (choices[0]?.skuId ?? '') : '',
    name: model.slice(0, 200),
    quantity: quantity === undefined ? '' : String(quantity),
    unit: unit || (choices[0]?.unit ?? ''),
    state,
    choices: choices.slice(0, 6).map(named),
  }))
}

/** Returns only the fields that the form shows, since a draft of 500 lines is stored and posted as a whole. */
function named({ skuId, prodId, partyCode, prodName, shopName, unit, price }: InquiryChoice): InquiryChoice {
  return { skuId, prodId, shopId: undefined, partyCode, prodName, shopName, pic: undefined, unit, price }
}

/** Returns a line of a known product. */
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

/** Whether a line names a product but no quantity. */
export const lacksQuantity = (line: DraftLine): boolean => isFilledIn(line) && !line.quantity.trim()

export const isFilledIn = ({ skuId, name }: DraftLine): boolean => Boolean(skuId || name.trim())

/** Appends new lines. Products that already have a line are omitted. */
export function appendLines(lines: readonly DraftLine[], more: readonly DraftLine[]): DraftLine[] {
  const there = new Set(lines.flatMap(({ skuId }) => skuId || []))
  return [...lines.filter(isFilledIn), ...more.filter(({ skuId }) => !skuId || !there.has(skuId))]
}
