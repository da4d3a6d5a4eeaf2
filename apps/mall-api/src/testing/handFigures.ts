import { readPastedList } from '@millwright/domain/quote/pastedList'
import { unitNamed } from '@millwright/domain/quote/quantityWords'
import { CANDIDATE_LIMIT } from '@millwright/domain/quick-order/limits'
import { matchLines } from '../contexts/quote/matchList.ts'
import type { Finder } from '../core/search/finder.ts'
import type { ProductIndex } from '../core/search/index/productIndex.ts'
import type { HandLine } from './handLines.ts'

export type HandFigures = {
  hand: string
  lines: number
  /** The lines that name a part of the mall, and those of them whose part is among the candidates. */
  named: number
  found: number
  sure: number
  wrongSure: number
  counted: number
}
export type Missed = HandLine & { found: string[]; state: string; read: number | undefined; model: string }

type Judged = Missed & { isFound: boolean; isSure: boolean; isWrongSure: boolean; isCounted: boolean }

/** Counts how lines are read and matched, by hand. `missed` are the lines whose part or quantity is wrong. */
export async function figuresOfHands(
  index: ProductIndex,
  finder: Pick<Finder, 'partsNamed' | 'partsSearched'>,
  lines: readonly HandLine[],
): Promise<{ hands: HandFigures[]; total: HandFigures; missed: Missed[]; wrongSure: Missed[] }> {
  const codes = new Map<number, string>()
  for (let row = 0; row < index.rows; row++) codes.set(index.skuIdOf(row), index.codes.of(row))
  const judged: Judged[] = []
  for (const label of lines) {
    const [found] = await matchLines(readPastedList(label.line), finder)
    const candidates = (found?.match.skuIds ?? []).slice(0, CANDIDATE_LIMIT).map((skuId) => codes.get(skuId)!)
    const { codes: meant, quantity, unit } = label
    const reading = found?.reading
    const isSure = found?.match.state === 'sure'
    judged.push({
      ...label,
      found: candidates,
      state: found?.match.state ?? 'unread',
      read: reading?.quantity,
      model: reading?.model ?? '',
      isFound: meant !== undefined && candidates.some((code) => meant.test(code)),
      isSure,
      isWrongSure: isSure && !meant?.test(candidates[0]!),
      isCounted:
        reading?.quantity === quantity &&
        (quantity === undefined || unitNamed((reading?.unit ?? '').toLowerCase()) === unitNamed(unit.toLowerCase())),
    })
  }
  const sums = (hand: string, own: typeof judged): HandFigures => ({
    hand,
    lines: own.length,
    named: own.filter(({ codes: meant }) => meant).length,
    found: own.filter(({ isFound }) => isFound).length,
    sure: own.filter(({ isSure }) => isSure).length,
    wrongSure: own.filter(({ isWrongSure }) => isWrongSure).length,
    counted: own.filter(({ isCounted }) => isCounted).length,
  })
  return {
    hands: [...Map.groupBy(judged, ({ hand }) => hand)].map(([hand, own]) => sums(hand, own)),
    total: sums('all', judged),
    missed: judged.filter(({ codes: meant, isFound, isCounted }) => (meant && !isFound) || !isCounted),
    wrongSure: judged.filter(({ isWrongSure }) => isWrongSure),
  }
}
