import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { grounds } from './grounds.css.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Rgb } from './oklch.ts'
import { accentRoles, shopAccent } from './shopAccent.ts'

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('shopAccent', () => {
  it('returns colours with enough contrast in light and dark for any chosen colour', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyHex, fc.constantFrom('#ffffff', '#000000', '#808080', '#ffff00', '#0000ff', '#00ff00')),
        (chosen) => {
          const accent = shopAccent(chosen)!
          for (const theme of ['light', 'dark'] as const) {
            const { action, actionHover, actionSoft, actionInk, onAction } = accent[theme]
            const { canvas, surface, sunken, ink, inkMuted, price } = grounds[theme]
            for (const fill of [action, actionHover]) {
              expect(contrast(rgb(onAction), rgb(fill))).toBeGreaterThanOrEqual(4.5)
              for (const ground of [canvas, surface, sunken])
                expect(contrast(rgb(fill), ground)).toBeGreaterThanOrEqual(3)
            }
            for (const ground of [canvas, surface, sunken, rgb(actionSoft)])
              expect(contrast(rgb(actionInk), ground)).toBeGreaterThanOrEqual(4.5)
            for (const text of [ink, inkMuted, price])
              expect(contrast(text, rgb(actionSoft))).toBeGreaterThanOrEqual(4.5)
            expect(actionHover).not.toBe(action)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('returns nothing but hexadecimal colours for any input', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'red',
        '#12345',
        'rgb(300,0,0)',
        '#fff;background:url(//x)',
        'url(javascript:alert(1))',
        '＃ffffff',
        '#fff\n}body{display:none',
        'rgb(1,2,3)'.padEnd(9999),
      ),
      fc.anything(),
    )
    fc.assert(
      fc.property(hostile, (chosen) => {
        const accent = shopAccent(chosen)
        if (accent)
          for (const value of Object.values(accent.style))
            expect(value).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/)
      }),
    )
    for (const refused of ['red', '#12345', 'rgb(300,0,0)', '#fff;color:red', '', undefined, null, 7, {}])
      expect(shopAccent(refused)).toBeUndefined()
  })

  it('changes a colour only if its contrast is too low, and lists the changes', () => {
    expect(shopAccent('#1a56b0')!.light.action).toBe('#1a56b0')
    expect(shopAccent(' #1A56B0FF ')!.changes).toEqual([
      { theme: 'dark', from: '#1a56b0', to: shopAccent('#1a56b0')!.dark.action },
    ])
    expect(shopAccent('#fc0')!.changes.map(({ theme, from }) => `${theme} ${from}`)).toEqual(['light #ffcc00'])
    expect(shopAccent('rgb(255, 204, 0)')).toEqual(shopAccent('#ffcc00'))
  })

  it('keeps the hue when it changes the lightness', () => {
    fc.assert(
      fc.property(
        anyHex.filter((hex) => toOklch(rgb(hex)).chroma > 0.08),
        (chosen) => {
          const turned = toOklch(rgb(shopAccent(chosen)!.light.action)).hue - toOklch(rgb(chosen)).hue
          expect(Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)))).toBeLessThan(0.25)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('sets a custom property for each role', () => {
    expect(Object.keys(shopAccent('#1a56b0')!.style)).toEqual(accentRoles.map((role) => `--mw-color-${role}`))
  })
})

it('converts to OKLCH and back without loss', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(fromOklch(toOklch(rgb(hex)))).toEqual(rgb(hex))
    }),
  )
})
