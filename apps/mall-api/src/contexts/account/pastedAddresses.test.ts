import { minAddressAccuracy, judgeAddresses, sampleRegions } from '../../testing/labelledAddresses.ts'

describe('pasted addresses', () => {
  it('parses at least 95 % of the labelled addresses correctly [R5.20]', () => {
    const judged = judgeAddresses()
    const wrong = judged.filter((one) => one.wrong.length)
    expect(judged.length).toBeGreaterThanOrEqual(200)
    expect(1 - wrong.length / judged.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(minAddressAccuracy)
  })
})

describe('the regions of the mall', () => {
  const regions = sampleRegions()
  const of = (level: number) => regions.filter((region) => region.level === level)

  it('contain every province with its cities and districts', () => {
    expect([of(1).length, of(2).length, of(3).length]).toEqual([34, 368, 3336])
    const parents = new Set(regions.map(({ parentId }) => parentId))
    expect(regions.filter(({ areaId, level }) => level < 3 && !parents.has(areaId))).toEqual([])
  })

  it('have unique codes, each under a code of the level above', () => {
    const byId = new Map(regions.map((region) => [region.areaId, region]))
    expect(byId.size).toBe(regions.length)
    expect(
      regions.filter(({ level, parentId }) => (level === 1 ? 0 : level - 1) !== (byId.get(parentId)?.level ?? 0)),
    ).toEqual([])
  })

  it('have a Chinese and an English name', () => {
    expect(
      regions.filter(({ zh, en }) => !/^\p{Script=Han}+$/u.test(zh) || !/^[\p{Script=Latin}' ().-]+$/u.test(en)),
    ).toEqual([])
  })
})
