import fc from 'fast-check'
import { applyDiff, diff } from './diff.ts'

const title = (text: string, id?: string) => ({
  type: 'floor_title',
  ...(id && { id }),
  dataField: { title: { zh: text, en: text } },
})
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const block = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom('a', 'b', 'c'),
      id: fc.constantFrom('1', '2', '3'),
      dataField: fc.jsonValue({ maxDepth: 3 }),
      goods: fc.array(fc.nat(3)),
    },
    { requiredKeys: ['type'] },
  ),
  fc.jsonValue(),
)
const lists = fc.array(block, { maxLength: 8 })

describe('diff', () => {
  it('reports additions, removals, moves and changes down to the field', () => {
    const before = [title('A', '1'), gap, title('B', '2'), { type: 'x' }]
    const after = [
      title('B', '2'),
      title('A', '1'),
      { ...gap, dataField: { height: 30 } },
      { type: 'goods_list', dataField: {} },
    ]
    expect(diff(before, after)).toEqual([
      { kind: 'removed', from: 3, type: 'x' },
      { kind: 'moved', from: 2, to: 0, type: 'floor_title' },
      {
        kind: 'changed',
        from: 1,
        to: 2,
        type: 'auxiliary_interval',
        fields: [{ path: ['dataField', 'height'], before: 20, after: 30 }],
      },
      { kind: 'added', to: 3, type: 'goods_list', block: { type: 'goods_list', dataField: {} } },
    ])
  })

  it('is empty between a list and itself', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(diff(list, structuredClone(list))).toEqual([])
      }),
    )
  })

  it('changes any list into any other when applied, and modifies neither', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const [wasA, wasB] = [JSON.stringify(a), JSON.stringify(b)]
        expect(applyDiff(a, diff(a, b))).toEqual(b)
        expect([JSON.stringify(a), JSON.stringify(b)]).toEqual([wasA, wasB])
      }),
      { numRuns: 300 },
    )
  })
})
