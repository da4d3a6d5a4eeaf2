import { expect, it } from 'vitest'
import { media } from '../../packages/ui/src/theme/media.ts'
import tokens from '../../packages/ui/src/theme/tokens.json' with { type: 'json' }
import { tailwindSheet } from './tailwindSheet.ts'

const sheet = tailwindSheet(tokens, media)

it('names every colour, size, space, radius and shadow once, each by its custom property', () => {
  const names = (group: object) => Object.keys(group).filter((name) => !name.startsWith('$'))
  const wanted = [
    ...names(tokens.color.light).map((name) => `var(--mw-color-${name})`),
    ...names(tokens.size).flatMap((name) => [`var(--mw-size-${name})`, `var(--mw-leading-${name})`]),
    ...names(tokens.space).map((name) => `var(--mw-space-${name})`),
    ...names(tokens.radius).map((name) => `var(--mw-radius-${name})`),
    ...names(tokens.shadow).map((name) => `var(--mw-shadow-${name})`),
  ]
  for (const value of wanted) expect(sheet.split(value), value).toHaveLength(2)
})

it('writes names as Tailwind does and breakpoints as lengths', () => {
  expect(sheet).toContain('  --color-mw-ink-muted: var(--mw-color-inkMuted);')
  expect(sheet).toContain('  --text-mw-14--line-height: var(--mw-leading-14);')
  expect(sheet).toContain('  --breakpoint-mw-wide: 75em;')
})

it('takes every value from tokens.json', () => {
  expect(sheet.replace(/--breakpoint\S+ \S+/g, '')).not.toMatch(/#[\da-f]{3}|\d(px|ms|rem)/)
})
