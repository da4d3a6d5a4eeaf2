import { beforeAll, describe, expect, it } from 'vitest'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import { IndexView } from '../../core/search/index/indexView.ts'
import { partSearched, partsNamed } from '../../core/search/matchPart.ts'
import type { ProductIndex } from '../../core/search/index/productIndex.ts'
import { labelledLists } from '../../testing/labelledLists.ts'
import { sampleIndex } from '../../testing/sampleIndex.ts'
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

  it('get no sure match if a line names another maker, another kind, or more than the designation', async () => {
    expect(await stateOf('SKF 6205-2RS 10 pcs')).toEqual(['doubtful'])
    expect(await stateOf('密封圈 6205-2RS 10个')).toEqual(['doubtful'])
    expect(await stateOf('6205-2RS P5级 10个')).toEqual(['doubtful'])
    expect(await stateOf('洛北 6205-2RS 10个')).toEqual(['sure'])
  })

  it('get no sure match if both numbers of a line are designations', async () => {
    expect(await stateOf('6205 6206')).toEqual(['doubtful'])
  })
})
