import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyFilter, readListFilter, writeAttrIds, writeListPath } from './listFilter.ts'
import { money } from '../money/money.ts'

const read = (id?: string, query = '') => readListFilter(id, new URLSearchParams(query))
/** Reads a path as the router passes it: its last part, decoded. */
const readPath = (path: string) => {
  const url = new URL(path, 'http://mall')
  return read(decodeURIComponent(url.pathname.slice('/list/'.length)) || undefined, url.search)
}

describe('the address of a list', () => {
  it('reads every spelling of the packed id [R2.17]', () => {
    expect(read('pn-轴承').filter.keyword).toBe('轴承')
    expect(read('pn=6204-2RS').filter.keyword).toBe('6204-2RS')
    expect(read('st=1').filter.newest).toBe(true)
    expect(read('st=0').filter.newest).toBe(false)
    expect(read('cpid-1_cid-2_thCid-3_st-0_p-2').filter.categoryPath).toEqual(['1', '2', '3'])
    expect(read('cpid-1_cid-2_thCid-_st-1_p-3').filter).toMatchObject({ categoryPath: ['1', '2'], newest: true })
    expect(read(undefined).filter).toEqual(emptyFilter)
  })

  it('reads a price with a decimal comma, but no thousands comma [R2.17]', () => {
    const least = (min: string) => read(undefined, `min=${min}`).filter.minPrice
    expect([least('12,50'), least('120,5'), least('1,500')]).toEqual(['12.50', '120.50', undefined])
  })

  it('writes the address of the list of agreed products [R2.17]', () => {
    const pool = true
    expect(writeListPath({ pool })).toBe('/commoditypool')
    expect(writeListPath({ pool, newest: true })).toBe('/commoditypool/st=1')
    expect(writeListPath({ pool, keyword: 'M8' })).toBe('/commoditypool?pn=M8')
    expect(writeListPath({ pool, keyword: 'M8', newest: true })).toBe('/commoditypool?pn=M8&st=1')
    expect(writeListPath({ pool, categoryPath: ['1'] })).toBe('/commoditypool/cpid-1_st-0_p-1')
  })

  it('stops at a missing category level [R2.17]', () => {
    expect(read('cpid-1_thCid-3').filter.categoryPath).toEqual(['1'])
    expect(read('cid-2').filter.categoryPath).toEqual([])
    expect(read('cpid-0_cid-2').filter.categoryPath).toEqual([])
  })

  it('omits unreadable parts and reports them [R2.17]', () => {
    expect(read('cpid-x_cid-2').problems).toEqual(['unknownPart'])
    expect(read(undefined, 'brand=7,x&sort=cheapest').problems).toEqual(['unknownPart'])
    expect(read(undefined, 'brand=7,x').filter.brandIds).toEqual(['7'])
    for (const page of ['0', '-1', '1.5', '99999', 'x', ''])
      expect(read(undefined, `page=${page}`)).toMatchObject({ filter: { page: 1 }, problems: ['badPage'] })
    expect(read(undefined, 'min=5&max=1')).toMatchObject({ problems: ['priceRange'] })
    expect(read(undefined, 'min=5&max=1').filter).not.toHaveProperty('minPrice')
    expect(read(undefined, 'min=-1').problems).toEqual(['badNumber'])
  })

  it('refuses and reports ids beyond 64 bits and prices beyond the limit', () => {
    const beyond = '9223372036854775808'
    for (const query of [
      `brand=${beyond}`,
      `attr=${beyond}_1`,
      `attr=1_${beyond}`,
      `attr=1_2,${beyond}`,
      `range=${beyond}_1~2`,
      `sort=attr-${beyond}`,
    ])
      expect(read(undefined, query).problems, query).toEqual(['unknownPart'])
    expect(read(`cpid-${beyond}_st-0_p-1`)).toMatchObject({ filter: { categoryPath: [] }, problems: ['unknownPart'] })
    expect(read(undefined, `attr=1_2,${beyond}`).filter.attrs).toEqual([{ attrId: '1', valueIds: ['2'] }])
    for (const price of [beyond, '1000000000001'])
      expect(read(undefined, `min=${price}`)).toMatchObject({ problems: ['badNumber'] })
    expect(read(undefined, 'min=1000000000000').filter.minPrice).toBe('1000000000000.00')
    expect(read(undefined, 'brand=9223372036854775807').filter.brandIds).toEqual(['9223372036854775807'])
  })

  it('reads each refinement, and writes it back to the same address [R2.17]', () => {
    for (const query of [
      'brand=7%2C12',
      'attr=3_31%2C32%5E4_41',
      'range=14_5.5%7E7.25%5E2_%7E-30%5E3_12.125%7E',
      'min=0.00',
      'max=10.00',
      'stock=1',
      'sort=sales',
      'sort=attr-14',
      'sort=attr-14-down',
      'view=rows',
      'exact=1',
      'page=2',
      'st=1',
    ]) {
      const path = `/list/pn-x?${query}`
      expect(readPath(path).problems, query).toEqual([])
      expect(writeListPath(readPath(path).filter), query).toBe(path)
    }
    expect(writeListPath(read('st=1').filter)).toBe('/list/st=1')
    expect(writeListPath(read('cpid-1', 'pn=x').filter)).toBe('/list/cpid-1_st-0_p-1?pn=x')
    expect(read(undefined, 'of=14&from=1.125&to=2.5').filter.ranges).toEqual([{ attrId: '14', min: 1.125, max: 2.5 }])
  })

  it('reports no problem for an empty part, and a problem for a malformed part', () => {
    for (const id of ['st=1', 'st=0', 'cpid-1_st-0']) expect(read(id).problems).toEqual([])
    for (const id of ['cpid-1_cid-_st-1_p-9', 'cpid']) expect(read(id).problems).toEqual([])
    for (const id of ['st=2', 'xst=1', 'st=1x', 'st', 'xpn-a', 'x-1', 'st-2', 'cpid-1x', 'cpid-x1'])
      expect(read(id).problems, id).toEqual(['unknownPart'])
    expect(read('st-2').filter.newest).toBe(false)
    for (const query of [
      'attr=3',
      'attr=3_',
      'attr=x_1',
      'attr=3_x',
      'sort=xattr-3',
      'sort=attr-3x',
      'sort=cheapest',
      'brand=7x',
      'brand=x7',
    ]) {
      expect(read(undefined, query), query).toMatchObject({
        problems: ['unknownPart'],
        filter: { attrs: [], brandIds: [], sort: 'default' },
      })
      expect(read(undefined, query).filter.sortAttr).toBeUndefined()
    }
    expect(read(undefined, 'attr=3_31,x').filter.attrs).toEqual([{ attrId: '3', valueIds: ['31'] }])
    expect(read(undefined, 'range=14_5~').filter.ranges).toEqual([{ attrId: '14', min: 5 }])
    expect(Object.keys(read(undefined, 'range=14_~5').filter.ranges[0]!)).toEqual(['attrId', 'max'])
    expect(read(undefined, 'range=14_5~&of=').filter.ranges).toEqual([{ attrId: '14', min: 5 }])
    expect(read(undefined, 'from=9').problems).toEqual([])
    expect(read(undefined, 'of=14&from= 5 ').filter.ranges).toEqual([{ attrId: '14', min: 5 }])
    expect(read(undefined, 'of=14').problems).toEqual([])
    expect(read(undefined, 'of=14&to=5').filter.ranges).toEqual([{ attrId: '14', max: 5 }])
  })

  it('prefers the keyword of the packed id over the keyword of the query, unless it is empty [R2.17]', () => {
    expect(read('pn-a', 'pn=b').filter.keyword).toBe('a')
    expect(read(undefined, 'pn=b').filter.keyword).toBe('b')
    expect(read('pn-').filter.keyword).toBeUndefined()
    expect(read('pn-', 'pn=b').filter.keyword).toBe('b')
  })

  it('reads at most 50 list items, and accepts a keyword of 200 characters', () => {
    expect(
      read(undefined, `brand=${Array.from({ length: 60 }, (_, n) => n + 1).join(',')}`).filter.brandIds,
    ).toHaveLength(50)
    expect(read(`pn-${'a'.repeat(200)}`).problems).toEqual([])
    expect(read(`pn-${'a'.repeat(199)} b`).filter.keyword).toBe('a'.repeat(199))
  })

  it('accepts pages up to 10,000 [R2.17]', () => {
    expect(read(undefined, 'page=10000')).toMatchObject({ filter: { page: 10_000 }, problems: [] })
    expect(read(undefined, 'page=10001')).toMatchObject({ filter: { page: 1 }, problems: ['badPage'] })
  })

  it('accepts equal lower and upper bounds [R2.17]', () => {
    expect(read(undefined, 'min=5&max=5.00')).toMatchObject({
      filter: { minPrice: '5.00', maxPrice: '5.00' },
      problems: [],
    })
    const both = { filter: { ranges: [{ attrId: '14', min: 5, max: 5 }] }, problems: [] }
    expect(read(undefined, 'range=14_5~5')).toMatchObject(both)
    expect(read(undefined, 'of=14&from=5&to=5')).toMatchObject(both)
  })

  it('reads a keyword with punctuation, spaces and Chinese back from its address [R2.17, R5.04]', () => {
    for (const keyword of ['M8×20', 'a/b', '50% off', '轴承 6204', 'pn-x', '?q=1&b', '#1', '+']) {
      expect(readPath(writeListPath({ keyword })).filter.keyword, keyword).toBe(keyword.normalize('NFKC'))
    }
  })

  it('writes the attribute filter of mall4cloud [R2.17]', () => {
    const attrs = [
      { attrId: '3', valueIds: ['31', '32'] },
      { attrId: '4', valueIds: ['41'] },
    ]
    expect(writeAttrIds(attrs)).toBe('3_31,32^4_41')
    expect(readPath(writeListPath({ attrs })).filter.attrs).toEqual(attrs)
    expect(writeAttrIds([])).toBeUndefined()
  })

  it('reads ranges, view, sort and an exact keyword back from their address [R2.17]', () => {
    const path = writeListPath({
      keyword: '5.5kw',
      ranges: [
        { attrId: '14', min: 5.5, max: 7.5 },
        { attrId: '2', max: 30 },
      ],
      sortAttr: { attrId: '14', down: true },
      view: 'table',
      exact: true,
    })
    expect(readPath(path)).toMatchObject({
      problems: [],
      filter: {
        ranges: [
          { attrId: '14', min: 5.5, max: 7.5 },
          { attrId: '2', max: 30 },
        ],
        sortAttr: { attrId: '14', down: true },
        view: 'table',
        exact: true,
      },
    })
    expect(read(undefined, 'range=14_9~3').problems).toEqual(['attrRange'])
    for (const range of ['14_~', '14_x~3', '_1~2', '14_1-2', '14_1e9~'])
      expect(read(undefined, `range=${range}`), range).toMatchObject({
        filter: { ranges: [] },
        problems: ['unknownPart'],
      })
    expect(read(undefined, 'range=14_1~2^14_3~4').filter.ranges).toEqual([{ attrId: '14', min: 1, max: 2 }])
    expect(read(undefined, 'view=cinema&sort=attr-x').problems).toEqual(['unknownPart'])
  })

  it('reads the range of a form without JavaScript, which replaces the attribute’s former range [R2.17]', () => {
    const send = (query: string) => read(undefined, `range=14_1~2^15_3~&${query}`)
    expect(send('of=14&from=５&to=7.5').filter.ranges).toEqual([
      { attrId: '15', min: 3 },
      { attrId: '14', min: 5, max: 7.5 },
    ])
    expect(send('of=16&from=.5&to=').filter.ranges).toContainEqual({ attrId: '16', min: 0.5 })
    for (const [typed, min] of [
      ['-12,25', -12.25],
      ['7,5', 7.5],
      [',5', 0.5],
    ] as const)
      expect(send(`of=16&from=${typed}`).filter.ranges).toContainEqual({ attrId: '16', min })
    expect(send('of=16&from=1,500').problems).toEqual(['badNumber'])
    expect(send('of=14&from=&to=')).toMatchObject({ problems: [], filter: { ranges: [{ attrId: '15', min: 3 }] } })
    expect(send('of=14&from=9&to=3').problems).toEqual(['attrRange'])
    for (const query of ['of=14&from=x', 'of=x&from=1', 'of=14&from=1~2', 'of=14&from=1^9_1'])
      expect(send(query).problems, query).toEqual(['badNumber'])
  })

  it('cuts a keyword that is too long for the search, and reports it [R5.04]', () => {
    const { filter, problems } = read(`pn-${'轴'.repeat(10_000)}`)
    expect(filter.keyword).toHaveLength(200)
    expect(problems).toEqual(['longKeyword'])
    const emoji = read(undefined, `pn=${encodeURIComponent(`a${'🔩'.repeat(200)}`)}`).filter
    expect(readPath(writeListPath(emoji)).filter.keyword).toBe(`a${'🔩'.repeat(99)}`)
    expect(read('pn-\u0000\u0007 \t').filter.keyword).toBeUndefined()
  })

  it('writes equal filters to the same address [R2.17]', () => {
    expect(writeListPath(read('cpid-1_cid-2_st-0_p-9', 'stock=1&page=2&min=5').filter)).toBe(
      '/list/cpid-1_cid-2_st-0_p-2?min=5.00&stock=1&page=2',
    )
    expect(writeListPath({ ...emptyFilter, maxPrice: money('10') })).toBe('/list?max=10.00')
  })

  it('reads back every address that it writes, for filters from any address [R2.17]', () => {
    const id = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^(pn[-=].{0,9}|(cpid|cid|thCid|st|p)[-=]\d{0,3}(_(cpid|cid|thCid|st|p)[-=]\d{0,3}){0,4})$/u),
    )
    const query = fc.dictionary(
      fc.constantFrom(
        'brand',
        'attr',
        'range',
        'view',
        'exact',
        'min',
        'max',
        'stock',
        'sort',
        'page',
        'pn',
        'st',
        'of',
        'from',
        'to',
      ),
      fc.oneof(
        fc.string(),
        fc.stringMatching(/^[\d,_^.~-]{0,12}$/),
        fc.constantFrom('1', 'table', 'attr-3', 'attr-3-down', 'sales', 'priceUp'),
      ),
    )
    fc.assert(
      fc.property(id, query, (id, query) => {
        const { filter } = readListFilter(id, new URLSearchParams(query))
        const path = writeListPath(filter)
        expect(writeListPath(readPath(path).filter)).toBe(path)
      }),
      { numRuns: 500 },
    )
  })
})
