import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import { matchLines } from '../../apps/mall-api/src/contexts/quote/matchList.ts'
import { IndexView } from '../../apps/mall-api/src/core/search/index/indexView.ts'
import { Finder } from '../../apps/mall-api/src/core/search/finder.ts'
import type { SearchPort } from '../../apps/mall-api/src/core/search/searchPort.ts'
import { labelledLists } from '../../apps/mall-api/src/testing/labelledLists.ts'
import { figuresOfLists } from '../../apps/mall-api/src/testing/listFigures.ts'
import { sampleIndex } from '../../apps/mall-api/src/testing/sampleIndex.ts'
import { figuresOfHands } from '../../apps/mall-api/src/testing/handFigures.ts'
import type { HandFigures } from '../../apps/mall-api/src/testing/handFigures.ts'
import { knownLines, unseenLines } from '../../apps/mall-api/src/testing/handLines.ts'
import type { Measurement } from '../measure.ts'

const LINES = 1000
const IN_TIME = 1000
const SHARE = 0.95
const WRONG_SURE = 0.001
/** The hardest lines printed with VERBOSE. */
const HARDEST = 10
/** The longest time that the reading may hold the event loop, in ms. */
const HOLD = 50

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)} %`
const figuresText = ({ lines, named, found, sure, wrongSure, counted }: HandFigures) =>
  `found ${percent(found, named)} of ${named}, sure ${sure}, wrong ${wrongSure}, quantity right ${percent(counted, lines)} of ${lines}`

/**
 * Measures the reading of pasted lists: how many of three hundred labelled lines are right, how the lines of
 * twenty hands are found, and how long a thousand lines take.
 */
export const run: Measurement = async () => {
  const { index } = await sampleIndex()
  index.showAll()
  // As the mall opens it: one view a call.
  const port = { open: () => Promise.resolve(new IndexView(index)) } as unknown as SearchPort
  const finder = new Finder(port)
  const { right, wrong, wrongSure } = await figuresOfLists(index, finder)
  if (process.env.VERBOSE) for (const line of wrong) console.log(line)
  const known = await figuresOfHands(index, finder, knownLines)
  const unseen = await figuresOfHands(index, finder, unseenLines)
  if (process.env.VERBOSE)
    for (const { line, found, state } of known.missed.slice(0, HARDEST))
      console.log(`${line} (${state}: ${found.join(', ')})`)
  const hands = [...known.hands, known.total, ...unseen.hands, unseen.total]
  const many = [...knownLines, ...unseenLines]
    .map(({ line }) => line.replaceAll('\n', ' '))
    .slice(0, LINES)
    .join('\n')
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  const { length } = await matchLines(readPastedList(many, LINES), finder)
  const took = performance.now() - began
  delay.disable()
  const held = delay.max / 1e6
  const wrongShare = known.total.wrongSure / known.total.lines
  const share = right / labelledLists.length
  return {
    rows: [
      { figure: 'lines right', value: `${right} of ${labelledLists.length}`, budget: `${SHARE * 100} %` },
      { figure: 'wrong and called sure', value: String(wrongSure.length), budget: '0' },
      ...hands.map((one, at) => ({
        figure: `${at < known.hands.length + 1 ? '' : 'unseen: '}${one.hand}`,
        value: figuresText(one),
        ...(one === known.total && { budget: `${SHARE * 100} % found, ${WRONG_SURE * 100} % wrong` }),
      })),
      { figure: 'event loop held for', value: `${held.toFixed(0)} ms`, budget: `${HOLD} ms` },
      { figure: `${length} lines matched`, value: `${took.toFixed(0)} ms`, budget: `${IN_TIME} ms` },
    ],
    ok:
      share >= SHARE &&
      !wrongSure.length &&
      known.total.found / known.total.named >= SHARE &&
      wrongShare <= WRONG_SURE &&
      took <= IN_TIME,
    summary: `${(share * 100).toFixed(1)} % right, ${wrongSure.length} wrong and sure, ${length} lines in ${took.toFixed(0)} ms`,
  }
}
