import { beforeAll, describe, expect, it } from 'vitest'
import { readPastedList } from '@millwright/domain/quote/pastedList'
import { meaningOf } from '../../core/search/finder.ts'
import { partNamed, partSearched } from '../../core/search/matchPart.ts'
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
  partsNamed: async (texts: readonly string[]) => texts.map((text) => partNamed(index, text)),
  partsSearched: async (texts: readonly string[]) =>
    texts.map((text) => partSearched(index, text, (typed) => meaningOf(index, typed))),
}
const stateOf = async (text: string) => (await matchLines(readPastedList(text), finder)).map(({ match }) => match.state)

describe('lists in the habits of buyers [R6.08]', () => {
  it('are read and matched: of three hundred lines 95 in 100 right, and none wrong that is called sure', async () => {
    expect(labelledLists).toHaveLength(300)
    const { right, wrongSure } = await figuresOfLists(index, finder)
    expect(wrongSure).toEqual([])
    expect(right / labelledLists.length).toBeGreaterThanOrEqual(0.95)
  })

  it('call no line sure that names another maker, another kind, or more than the designation', async () => {
    expect(await stateOf('SKF 6205-2RS 10 pcs')).toEqual(['doubtful'])
    expect(await stateOf('密封圈 6205-2RS 10个')).toEqual(['doubtful'])
    expect(await stateOf('6205-2RS P5级 10个')).toEqual(['doubtful'])
    expect(await stateOf('洛北 6205-2RS 10个')).toEqual(['sure'])
  })

  it('call neither sure where both figures of a line are designations', async () => {
    expect(await stateOf('6205 6206')).toEqual(['doubtful'])
  })
})
