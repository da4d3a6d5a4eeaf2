import fc from 'fast-check'
import { migrate } from './migrate.ts'
import type { MigrationStep } from './migrate.ts'
import { readDecoration } from './read.ts'

/** `words` became `title`, then sizes were halved; the page's spacers became blocks. */
const steps: MigrationStep[] = [
  {
    type: 'floor_title',
    to: 2,
    change: ({ words, ...rest }) => ({ ...rest, ...(words !== undefined && { title: words }) }),
  },
  { to: 2, change: (blocks) => [...blocks, { type: 'auxiliary_interval', dataField: {} }] },
  {
    type: 'floor_title',
    to: 3,
    change: ({ titleSize, ...rest }) => ({ ...rest, titleSize: Number(titleSize ?? 40) / 2 }),
  },
]
const block = fc.record(
  {
    type: fc.constantFrom('floor_title', 'goods_list', 'x'),
    v: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.jsonValue()),
    dataField: fc.oneof(
      fc.jsonValue(),
      fc.record({ words: fc.string(), titleSize: fc.nat(), own: fc.jsonValue() }, { requiredKeys: [] }),
    ),
    own: fc.jsonValue(),
  },
  { requiredKeys: ['type'] },
)
const list = fc.array(fc.oneof(block, fc.jsonValue()))
const pages = fc.oneof(
  list,
  fc.record(
    { v: fc.integer({ min: 1, max: 4 }), components: list, name: fc.string() },
    { requiredKeys: ['components'] },
  ),
  fc.jsonValue(),
)
const laws = (holds: (page: unknown) => void) => {
  fc.assert(fc.property(pages, holds), { numRuns: 300 })
}

describe('migrate', () => {
  it('migrates a page to the newest version and keeps unknown keys', () => {
    const page = [
      { type: 'floor_title', id: 'a', dataField: { words: 'A', titleSize: 40, mood: 'calm' } },
      { type: 'hologram', depth: 3 },
    ]
    expect(migrate(page, steps)).toEqual({
      v: 2,
      components: [
        { type: 'floor_title', id: 'a', v: 3, dataField: { title: 'A', titleSize: 20, mood: 'calm' } },
        { type: 'hologram', depth: 3 },
        { type: 'auxiliary_interval', dataField: {} },
      ],
    })
    expect(page[0]?.dataField?.words).toBe('A')
  })

  it('changes nothing at the newest version or without steps', () => {
    laws((page) => {
      const newest = migrate(page, steps)
      expect(migrate(newest, steps)).toEqual(newest)
      expect(migrate(page, [])).toEqual(page)
    })
  })

  it('is the composition of its steps in order', () => {
    laws((page) => {
      expect(steps.reduce((one, step) => migrate(one, [step]), page)).toEqual(migrate(page, steps))
    })
  })

  it('keeps every key and block that no step handles', () => {
    laws((page) => {
      const [before, after] = [page, migrate(page, steps)].map(
        (one) => readDecoration(JSON.stringify(one)).source.blocks as { own?: unknown; type?: string }[],
      )
      before?.forEach((one, index) => expect(after?.[index]?.own).toEqual(one?.own))
    })
  })

  it('is part of reading: old blocks are migrated, newer ones read as well as possible with a diagnostic', () => {
    const page = {
      v: 7,
      list: [
        { type: 'floor_title', dataField: { words: 'A' } },
        { type: 'floor_title', v: 9, dataField: { title: 'B' } },
        { type: 'floor_title', v: 3, dataField: { title: 'C' } },
      ],
    }
    const { document, diagnostics, source } = readDecoration(page, { steps })
    expect(document.blocks.map((one) => one.type === 'floor_title' && one.data.title.en)).toEqual(['A', 'B', 'C'])
    expect(diagnostics.map(({ code, path, severity }) => `${severity} ${code} ${path}`)).toEqual([
      'info newerVersion $',
      'info newerVersion $[1]',
    ])
    expect(source.blocks).toEqual(page.list)
    const failing: MigrationStep = {
      type: 'floor_title',
      to: 2,
      change: () => {
        throw new Error('no')
      },
    }
    expect(readDecoration(page, { steps: [failing] }).document.blocks).toHaveLength(3)
  })
})
