import { describe, expect, it } from 'vitest'
import { measuredOf, rowsOf, verdictsOf } from './figures.ts'

describe('a figure and its target', () => {
  it('is compared with the target as written', () => {
    expect(verdictsOf({ what: 'HTML', of: { list: 9.04 }, target: { limit: 9 } })).toEqual([
      { screen: 'list', met: true },
    ])
    expect(verdictsOf({ what: 'HTML', of: { list: 9.06 }, target: { limit: 9 } })).toEqual([
      { screen: 'list', met: false },
    ])
  })

  it('may have a separate limit for each screen', () => {
    const figure = { what: 'server', of: { home: 4, list: 4 }, target: { limit: { home: 3, list: 6 } } }
    expect(verdictsOf(figure)).toEqual([
      { screen: 'home', met: false },
      { screen: 'list', met: true },
    ])
    expect(rowsOf([figure])).toMatchObject([{ target: '≤ 3 / 6 / -', verdict: 'missed: home' }])
  })

  it('is met by a higher value if higher is better', () => {
    expect(
      verdictsOf({ what: 'Lighthouse', of: { home: 96, list: 97 }, target: { limit: 97, least: true } }).map(
        ({ met }) => met,
      ),
    ).toEqual([false, true])
  })

  it('is never met without a measurement', () => {
    expect(verdictsOf({ what: 'click', of: { list: Infinity }, target: { limit: 250 } })).toEqual([
      { screen: 'list', met: false },
    ])
    expect(verdictsOf({ what: 'click', of: { list: NaN }, target: { limit: 250 } })).toEqual([
      { screen: 'list', met: false },
    ])
  })

  it('counts targets and names the missed ones', () => {
    expect(
      measuredOf([{ what: 'HTML', of: { home: 1, list: 12 }, target: { limit: 9 }, floor: { list: 8 } }]),
    ).toMatchObject({
      ok: false,
      summary: '1 of 2 targets met; missed: HTML (list)',
      figures: { 'HTML | home': 1, 'HTML | list': 12, 'HTML, plain React | list': 8 },
    })
  })
})
