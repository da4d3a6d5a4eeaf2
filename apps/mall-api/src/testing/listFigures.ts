import { readPastedList } from '@millwright/domain/quote/pastedList'
import { matchLines } from '../contexts/quote/matchList.ts'
import type { Finder } from '../core/search/finder.ts'
import type { ProductIndex } from '../core/search/index/productIndex.ts'
import { labelledLists } from './labelledLists.ts'

/** Measures how the labelled lines are read: the wrong lines, and the wrong lines that were reported as sure. */
export async function figuresOfLists(index: ProductIndex, finder: Pick<Finder, 'partsNamed' | 'partsSearched'>) {
  const codes = new Map<number, string>()
  for (let row = 0; row < index.rows; row++) codes.set(index.skuIdOf(row), index.codes.of(row))
  const wrong: string[] = []
  const wrongSure: string[] = []
  for (const { line, code, quantity } of labelledLists) {
    const [found] = await matchLines(readPastedList(line), finder)
    const first = found && codes.get(found.match.skuIds[0] ?? -1)
    const meant = code === undefined ? found?.match.state !== 'sure' : first === code
    if (found?.match.state === 'sure' && first !== code) wrongSure.push(line)
    if (!found || !meant || found.reading.quantity !== quantity) wrong.push(line)
  }
  return { right: labelledLists.length - wrong.length, wrong, wrongSure }
}
