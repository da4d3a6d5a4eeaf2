import { beforeAll, describe, expect, it } from 'vitest'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import { IndexView } from '../../core/search/index/indexView.ts'
import { partSearched, partsNamed } from '../../core/search/matchPart.ts'
import type { ProductIndex } from '../../core/search/index/productIndex.ts'
import { labelledLists } from '../../testing/labelledLists.ts'
import { sampleIndex } from '../../testing/sampleIndex.ts'
import { figuresOfHands } from '../../testing/handFigures.ts'
import { knownLines, unseenLines } from '../../testing/handLines.ts'
import { figuresOfLists } from '../../testing/listFigures.ts'
import { matchLines } from './matchList.ts'

let index: ProductIndex
beforeAll(async () => {
  ;({ index } = await sampleIndex())
  index.showAll()
}, 60_000)

const finder = {
  partsNamed: (texts: readonly string[]) => partsNamed(new IndexView(index), texts),
  partsSearched: (texts: readonly string[]) =>
    Promise.all(texts.map((text) => partSearched(new IndexView(index), text))),
}
const stateOf = async (text: string) => (await matchLines(readPastedList(text), finder)).map(({ match }) => match.state)

describe('lists as buyers write them [R6.08]', () => {
  it('are matched: at least 95 % of three hundred lines right, and no sure match wrong', async () => {
    expect(labelledLists).toHaveLength(300)
    const { right, wrongSure } = await figuresOfLists(index, finder)
    expect(wrongSure).toEqual([])
    expect(right / labelledLists.length).toBeGreaterThanOrEqual(0.95)
  })

  it('are found in the habits of twenty-nine hands, and in those of four unseen hands', async () => {
    expect([knownLines.length, unseenLines.length]).toEqual([1017, 200])
    const known = await figuresOfHands(index, finder, knownLines)
    expect(known.wrongSure.map(({ line }) => line)).toEqual([])
    expect(known.total.found / known.total.named).toBeGreaterThanOrEqual(0.95)
    expect(known.total.counted / known.total.lines).toBeGreaterThanOrEqual(0.97)
    const unseen = await figuresOfHands(index, finder, unseenLines)
    expect(unseen.total.found / unseen.total.named).toBeGreaterThanOrEqual(0.95)
    expect(unseen.total.counted / unseen.total.lines).toBeGreaterThanOrEqual(0.95)
    expect(unseen.total.wrongSure).toBe(0)
  }, 60_000)

  it('get no sure match if a line names another maker, another kind, or more than the designation', async () => {
    expect(await stateOf('SKF 6205-2RS 10 pcs')).toEqual(['doubtful'])
    expect(await stateOf('密封圈 6205-2RS 10个')).toEqual(['doubtful'])
    expect(await stateOf('6205-2RS P5级 10个')).toEqual(['doubtful'])
    expect(await stateOf('洛北 6205-2RS 10个')).toEqual(['sure'])
  })

  it('are matched by marks of a bearing that stand apart from its number', async () => {
    const code = async (text: string) => {
      const [line] = await matchLines(readPastedList(text), finder)
      const row = Array.from({ length: index.rows }, (_, at) => at).find(
        (at) => index.skuIdOf(at) === line!.match.skuIds[0],
      )
      return [line!.match.state, row === undefined ? undefined : index.codes.written(row)]
    }
    expect(await code('6205 bearing 2RS 4 pcs')).toEqual(['sure', '6205-2RS'])
    expect(await code('6205 bearing C3 2RS 4 pcs')).toEqual(['sure', '6205-2RS/C3'])
    expect(await code('4 x 6205 2RS C3 for pump 2')).toEqual(['sure', '6205-2RS/C3'])
    expect(await code('6205 ball bearing 4 pcs with seals')).not.toContain('sure')
    expect(await code('BEARING, BALL, 6306 ZZ, SHIELDED BOTH, 4 EA')).toEqual(['doubtful', '6306-ZZ'])
    expect(await code('GV-NP-L 12双')).toEqual(['sure', 'GV-NP-L'])
  })

  it.each([
    ['Hex nut M8 A2 - 500', 'Hex nut M8 A2', 500, /^(?:HN|LN|FN)\d*-M8-A2/],
    ['Hex nut M8 A2 500', 'Hex nut M8 A2', 500, /^(?:HN|LN|FN)\d*-M8-A2/],
    ['UCP205 (4)', 'UCP205', 4, /^UCP205$/],
    ['UCP205*4', 'UCP205', 4, /^UCP205$/],
    ['6205x4', '6205', 4, /^6205$/],
    ['hose R2AT 20 m', 'hose R2AT', 20, /^R2AT-/],
    ['RVV3x1.5 200m', 'RVV3x1.5', 200, /^RVV3x1.5$/],
    ['18kg 1 pail', '18kg', 1, undefined],
    ['50kg J422 焊条 3.2', 'J422 焊条 3.2', 50, /-3.2-/],
    ['6206-ZZ x 120 pcs', '6206-ZZ', 120, /^6206-ZZ$/],
    ['6206 ZZ X 120 PCS', '6206 ZZ', 120, /^6206-ZZ$/],
    ['hose R2AT x 20 m', 'hose R2AT', 20, /^R2AT-/],
    ['shackle 4.75t - 6', 'shackle 4.75t', 6, /-4.75/],
    // The catalogue has the number or the measure as a size, so the quantity is unread.
    ['ER32 collet', 'ER32 collet', undefined, /./],
    ['TIG tungsten', 'TIG tungsten', undefined, /./],
    ['spanner 17', 'spanner 17', undefined, /^CW-17/],
    // The catalogue does not have the number, but the buyer may mean a size of it.
    ['whatsit gasket 5', 'whatsit gasket 5', undefined, /./],
    ['M8 bolt length 30', 'M8 bolt length 30', undefined, /-M8x30-/],
    ['锂基脂 2号 15公斤', '锂基脂 2号 15公斤', undefined, /^XHP2-15$/],
    ['5 m TIG torch WP26', '5 m TIG torch WP26', undefined, /^TT26-5$/],
    ['10 spanners 17', '10 spanners 17', undefined, /^CW-/],
    ['SU32*50', 'SU32*50', undefined, /^SU32x50-/],
  ] as const)('are read as meant: %s', async (text, model, quantity, found) => {
    const [line] = await matchLines(readPastedList(text), finder)
    expect(line!.reading).toMatchObject({ model, quantity })
    const [skuId] = line!.match.skuIds
    const code = Array.from({ length: index.rows }, (_, row) => row).find((row) => index.skuIdOf(row) === skuId)
    if (found) expect(index.codes.written(code!)).toMatch(found)
    else expect(skuId).toBeUndefined()
  })

  it('get a sure match if a sign separates the designation from the quantity', async () => {
    expect(await stateOf('6206 ZZ x 120 pcs\n6206 ZZ X 120 PCS\n120 pcs x 6206-ZZ')).toEqual(['sure', 'sure', 'sure'])
  })

  it('get no sure match if both numbers of a line are designations', async () => {
    expect(await stateOf('6205 6206')).toEqual(['doubtful'])
  })
})
