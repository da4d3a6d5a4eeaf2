import { readPastedList } from '@millwright/domain/quote/pastedList'
import { matchLines } from '../../apps/mall-api/src/contexts/quote/matchList.ts'
import { IndexView } from '../../apps/mall-api/src/core/search/index/indexView.ts'
import { partSearched, partsNamed } from '../../apps/mall-api/src/core/search/matchPart.ts'
import { labelledLists } from '../../apps/mall-api/src/testing/labelledLists.ts'
import { figuresOfLists } from '../../apps/mall-api/src/testing/listFigures.ts'
import { sampleIndex } from '../../apps/mall-api/src/testing/sampleIndex.ts'
import type { Measurement } from '../measure.ts'

const LINES = 500
const IN_TIME = 1000
const SHARE = 0.95

/**
 * Measures the reading of pasted lists: how many of three hundred labelled lines are right, and how long five hundred
 * lines take.
 */
export const run: Measurement = async () => {
  const { index } = await sampleIndex()
  index.showAll()
  const finder = {
    partsNamed: (texts: readonly string[]) => partsNamed(new IndexView(index), texts),
    partsSearched: (texts: readonly string[]) =>
      Promise.all(texts.map((text) => partSearched(new IndexView(index), text))),
  }
  const { right, wrong, wrongSure } = await figuresOfLists(index, finder)
  if (process.env.VERBOSE) for (const line of wrong) console.log(line)
  const many = Array.from({ length: LINES }, (_, at) => labelledLists[at % labelledLists.length]!.line).join('\n')
  const began = performance.now()
  const { length } = await matchLines(readPastedList(many, LINES), finder)
  const took = performance.now() - began
  const share = right / labelledLists.length
  return {
    rows: [
      { figure: 'lines right', value: `${right} of ${labelledLists.length}`, budget: `${SHARE * 100} %` },
      { figure: 'wrong and called sure', value: String(wrongSure.length), budget: '0' },
      { figure: `${length} lines matched`, value: `${took.toFixed(0)} ms`, budget: `${IN_TIME} ms` },
    ],
    ok: share >= SHARE && !wrongSure.length && took <= IN_TIME,
    summary: `${(share * 100).toFixed(1)} % right, ${wrongSure.length} wrong and sure, ${length} lines in ${took.toFixed(0)} ms`,
  }
}
