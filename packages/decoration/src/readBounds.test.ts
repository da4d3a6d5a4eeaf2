import { block } from '@millwright/contract/blocks/block'
import { bool } from '@millwright/contract/blocks/decoder'
import { boundBlock } from './internal/boundBlock.ts'
import { readableInk } from './internal/contrast.ts'
import { applyDiff, diff } from './diff.ts'
import { limits } from './limits.ts'
import { newestOf, versionOf } from './migrate.ts'
import type { MigrationStep } from './migrate.ts'
import { readDecoration } from './read.ts'
import { writeDecoration } from './write.ts'

const spacer = { type: 'auxiliary_interval', dataField: { height: 20 } }
const codes = (input: unknown) => readDecoration(input).diagnostics.map(({ code, path }) => `${code} ${path}`)
const saidOf = (input: unknown) =>
  readDecoration(input)
    .diagnostics.map(({ message }) => message.en)
    .join('\n')

describe('a limit', () => {
  it('includes its exact value [R4.04]', () => {
    expect(codes(Array.from({ length: limits.blocks }, () => spacer))).toEqual([])
    for (const [letter, length] of [
      ['x', limits.bytes - 4],
      ['é', (limits.bytes - 4) / 2],
    ] as const) {
      expect(codes(`["${letter.repeat(length)}"]`)).toEqual(['notABlock $[0]'])
      expect(codes(`["${letter.repeat(length + 1)}"]`)).toEqual(['tooLarge $'])
    }
  })

  it('is reported with the actual value', () => {
    expect(saidOf(Array.from({ length: 201 }, () => spacer))).toMatch(/20[01].*20[01]/)
    expect(saidOf([{ type: 'hologram' }])).toContain('hologram')
    expect(saidOf({ v: 7, list: [spacer] })).toContain('7')
    expect(saidOf([{ ...spacer, v: 9 }])).toContain('9')
    expect(
      saidOf([{ type: 'floor_title', dataField: { title: 'A', titleColor: '#0000ff', bgColor: '#000000' } }]),
    ).toContain('2.4')
    expect(saidOf([{ ...spacer, own: Array.from({ length: 600 }, () => []) }])).toContain(String(limits.nodes))
  })

  it('ends the list of diagnostics at 500', () => {
    const bad = { type: 'goods_list', dataField: { goods: Array.from({ length: 50 }, () => 'x') } }
    expect(codes(Array.from({ length: 100 }, () => bad))).toHaveLength(limits.diagnostics)
  })

  it('returns no blocks if the value is too large', () => {
    const large = 'x'.repeat(limits.bytes / 4)
    const { document, diagnostics } = readDecoration(Array.from({ length: 8 }, () => ({ ...spacer, own: large })))
    expect(document.blocks).toEqual([])
    expect(diagnostics[0]?.code).toBe('tooLarge')
  })
})

describe('a page that an editor reads, changes and compares', () => {
  const deep = `[{"type":"x","dataField":${'['.repeat(9000)}1${']'.repeat(9000)}}]`

  it('may be nested as deep as text allows: parts too deep for JSON are left out [R4.04]', () => {
    const { source, diagnostics } = readDecoration(deep)
    expect(diagnostics.map(({ code }) => code)).toEqual(['tooDeep', 'unknownType'])
    expect(writeDecoration(source)).toBe(deep)
    const changed = [spacer, ...source.blocks]
    expect(JSON.parse(writeDecoration(source, changed))).toEqual(changed)
    expect(applyDiff(source.blocks, diff(source.blocks, changed))).toEqual(changed)
    const { source: wrapped } = readDecoration({ content: deep, name: 'A' })
    expect(JSON.parse(writeDecoration(wrapped, [spacer]))).toEqual({ content: JSON.stringify([spacer]), name: 'A' })
    const { source: beside } = readDecoration(`{"other":${deep},"list":[]}`)
    expect(JSON.parse(writeDecoration(beside, [spacer]))).toMatchObject({ list: [spacer] })
  })

  it('may be as long as its bytes allow, and can still be compared [R4.04]', () => {
    const { source } = readDecoration(`[${'0,'.repeat(500_000)}1]`)
    const [, ...after] = source.blocks
    expect(diff(source.blocks, after)).toEqual([{ kind: 'removed', from: 499_999, type: '' }])
  })
})

describe('boundBlock', () => {
  const bound = (value: unknown) => {
    const said: unknown[] = []
    return { value: boundBlock(value, '$', (code, path, values) => said.push([code, path, values])), said }
  }

  it('returns the same object within the limits', () => {
    const within = { list: [{ a: 1 }, 'x', null], text: 'x', inner: { deep: [[]] } }
    expect(bound(within).value).toBe(within)
    const full = Array.from({ length: limits.nodes - 1 }, () => ({}))
    expect(bound(full)).toEqual({ value: full, said: [] })
    expect(bound(full).value).toBe(full)
  })

  it('removes lists and objects beyond the limit, keeps plain values between them, and reports the limit once', () => {
    const over = [...Array.from({ length: limits.nodes - 1 }, () => ({})), {}, 7, 'x', []]
    const { value, said } = bound(over)
    expect((value as unknown[]).slice(-5)).toEqual([{}, null, 7, 'x', null])
    expect(said).toEqual([['tooManyNodes', '$', { max: limits.nodes }]])
    const nested = bound({ list: over, after: {}, plain: 1 })
    expect(nested.value).toMatchObject({ after: null, plain: 1 })
    expect(nested.said).toHaveLength(1)
  })

  it('replaces parts that are too deep by null, and reports the first part', () => {
    const nest = (levels: number): unknown => (levels ? { in: nest(levels - 1) } : 1)
    const { value, said } = bound({ one: nest(limits.depth), other: nest(limits.depth), flat: nest(1) })
    expect(said).toHaveLength(1)
    expect(said[0]).toEqual(['tooDeep', `$.one${'.in'.repeat(limits.depth - 2)}`, { max: limits.depth }])
    expect(JSON.stringify(value)).toContain('null')
    expect(value).toMatchObject({ flat: { in: 1 } })
    expect(JSON.stringify((value as { other: unknown }).other)).toBe(JSON.stringify((value as { one: unknown }).one))
  })
})

describe('a wrapper of the list', () => {
  const wrap = (value: unknown, times: number): unknown => (times ? JSON.stringify(wrap(value, times - 1)) : value)

  it('is unwrapped up to four times [R4.01]', () => {
    expect(codes(wrap([spacer], 4))).toEqual([])
    expect(codes(wrap([spacer], 5))).toEqual(['notAList $'])
    expect(readDecoration({ components: null, list: [spacer] }).document.blocks).toHaveLength(1)
  })

  it('is restored when the page is written', () => {
    for (const page of [
      [spacer],
      { components: [spacer], name: 'A' },
      { content: JSON.stringify([spacer]) },
      JSON.stringify({ list: [spacer] }),
    ]) {
      const { source } = readDecoration(page)
      expect(readDecoration(writeDecoration(source)).source.way).toEqual(expect.arrayContaining([...source.way]))
    }
    expect(readDecoration({ content: JSON.stringify([spacer]) }).source.way).toEqual([{ key: 'content' }, 'text'])
    expect(readDecoration([spacer]).source.way).toEqual([])
  })

  it('may contain bytes that are not UTF-8, which are reported', () => {
    expect(codes(new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]))).toEqual(['notUtf8 $', 'notABlock $[0]'])
  })
})

describe('a version', () => {
  it('is a whole number from 1, as a number or text; anything else counts as 1', () => {
    expect([2, '3'].map((v) => versionOf({ v }))).toEqual([2, 3])
    for (const v of [0, -1, 1.5, 'x', '', null, [2], true, 2 ** 53, {}]) expect(versionOf({ v }), String(v)).toBe(1)
    for (const value of [null, undefined, 7, [], Object.create({ v: 4 })]) expect(versionOf(value)).toBe(1)
  })

  it('is too new if no step leads to it, for the page and each type separately', () => {
    const steps: MigrationStep[] = [
      { type: 'floor_title', to: 3, change: (data) => data },
      { to: 2, change: (blocks) => blocks },
    ]
    expect([
      newestOf('floor_title', steps),
      newestOf(undefined, steps),
      newestOf('x', steps),
      newestOf('x', []),
    ]).toEqual([3, 2, 1, 1])
    expect(codes({ v: 2, list: [spacer] })).toEqual(['newerVersion $'])
    expect(codes([{ ...spacer, v: 2 }])).toEqual(['newerVersion $[0]'])
    expect(codes({ v: 1, list: [{ ...spacer, v: 1 }] })).toEqual([])
  })
})

describe('a block', () => {
  it('keeps the merchant’s id if the id is a short word; of equal ids only the first is kept', () => {
    const ids = (...given: unknown[]) =>
      readDecoration(given.map((id) => ({ ...spacer, id }))).document.blocks.map(({ id }) => id)
    expect(ids('a', 'a', 'A.b:c-d', 'x'.repeat(64))).toEqual(['a', undefined, 'A.b:c-d', 'x'.repeat(64)])
    expect(ids(7, '', 'a b', ' a', 'a ', 'x'.repeat(65), null)).toEqual(Array.from({ length: 7 }, () => undefined))
    expect(Object.hasOwn(readDecoration([spacer]).document.blocks[0]!, 'id')).toBe(false)
  })

  it('is omitted with a report if a host’s decoder throws [R4.04]', () => {
    const odd = {
      ...block({ on: bool(false) }),
      data: {
        read: () => {
          throw new Error('of the host')
        },
      },
    } as unknown as ReturnType<typeof block>
    const { document, diagnostics } = readDecoration([{ type: 'odd' }, spacer], { blocks: { odd } })
    expect(document.blocks.map(({ index }) => index)).toEqual([1])
    expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual(['blockFailed $[0]'])
    expect(diagnostics[0]?.message.en).toContain('odd')
  })

  it('is reported if its hidden flag is unclear', () => {
    expect(codes([{ ...spacer, hidden: { no: 1 } }]).every((one) => one.endsWith('$[0].hidden'))).toBe(true)
    expect(codes([{ ...spacer, hidden: { no: 1 } }])).toHaveLength(1)
  })
})

it('leaves colours to each theme if the merchant chose no background', () => {
  expect(readableInk('#333333', undefined)).toEqual({ light: '#333333', dark: undefined })
  expect(readableInk('#eeeeee', undefined)).toEqual({ light: undefined, dark: '#eeeeee' })
  expect(readableInk(undefined, undefined)).toEqual({ light: undefined, dark: undefined })
  expect(readableInk(undefined, '#ffff00')).toEqual({ light: '#000000', dark: '#000000' })
  expect(readableInk(undefined, '#000080')).toEqual({ light: '#ffffff', dark: '#ffffff' })
})
