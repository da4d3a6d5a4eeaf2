import { readPastedList } from '@millwright/domain/quote/pastedList'
import { matchLines } from '../../apps/mall-api/src/contexts/quote/matchList.ts'
import { meaningOf } from '../../apps/mall-api/src/core/search/finder.ts'
import { partNamed, partSearched } from '../../apps/mall-api/src/core/search/matchPart.ts'
import { labelledLists } from '../../apps/mall-api/src/testing/labelledLists.ts'
import { figuresOfLists } from '../../apps/mall-api/src/testing/listFigures.ts'
import { sampleIndex } from '../../apps/mall-api/src/testing/sampleIndex.ts'
import type { Measurement } from '../../tools/measure.ts'

const LINES = 500
const IN_TIME = 1000
const SHARE = 0.95

/** Measures how well pasted lists are read: three hundred labelled lines, and five hundred lines at once. */
export const run: Measurement = async () => {
  const { index } = await sampleIndex()
  index.showAll()
  const finder = {
    partsNamed: async (texts: readonly string[]) => texts.map((text) => partNamed(index, text)),
    partsSearched: async (texts: readonly string[]) =>
      texts.map((text) => partSearched(index, text, (typed) => meaningOf(index, typed))),
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
