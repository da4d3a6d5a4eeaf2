import tokens from '../packages/ui/src/theme/tokens.json' with { type: 'json' }
import { builtSheet, rulesOf } from './builtSheet.ts'
import type { Rule } from './builtSheet.ts'

const { text, control } = tokens.color.$extensions['org.millwright.contrast'] as Record<
  'text' | 'control',
  Record<string, string[]>
>
const reduced = '@media (prefers-reduced-motion: reduce)'
/** Whether a rule is only decorative: the stripe beside a merchant's text. */
const decorative = (selector: string) => selector.startsWith('.PictureBy')
const last = ({ declarations }: Rule, ...names: string[]) =>
  declarations.findLast(([property]) => names.includes(property))?.[1]
const colorOf = (value: string | undefined) => /^var\(--mw-color-(\w+)\)$/.exec(value ?? '')?.[1]

describe('the built stylesheet of every package', () => {
  let rules: Rule[] = []
  beforeAll(async () => {
    rules = await builtSheet([
      'packages/{ui,commerce,decoration,editor,pages}/src/**/*.css.ts',
      'packages/host/src/**/*.css.ts',
    ])
  }, 60_000)

  it('uses only text colours whose contrast tokens.json guarantees', () => {
    expect(rules.length).toBeGreaterThan(1000)
    const undeclared = rules.filter((rule) => {
      const [ink, ground] = [colorOf(last(rule, 'color')), colorOf(last(rule, 'background', 'background-color'))]
      const grounds = ink && [...(text[ink] ?? []), ...(control[ink] ?? [])]
      return grounds && (!grounds.length || (ground && !grounds.includes(ground)))
    })
    expect(
      undeclared.map(
        (rule) => `${rule.selector}: ${last(rule, 'color')} on ${last(rule, 'background', 'background-color')}`,
      ),
    ).toEqual([])
  })

  it('draws no line in the action fill, which a brand may set to a pale colour', () => {
    const pale = rules.filter(
      (rule) =>
        colorOf(last(rule, 'background', 'background-color')) !== 'action' &&
        rule.declarations.some(
          ([property, value]) =>
            /^(border|outline|box-shadow|text-decoration)/.test(property) && value.includes('var(--mw-color-action)'),
        ),
    )
    expect(pale.map(({ selector }) => selector).filter((selector) => !decorative(selector))).toEqual([])
  })

  it('has no motion if reduced motion is requested', () => {
    const moving = rules.filter(
      ({ conditions, declarations }) =>
        !conditions.includes(reduced) &&
        declarations.some(
          ([property, value]) =>
            /^(animation|transition)(-duration)?$/.test(property) && /(^|[\s,])[\d.]*[1-9]m?s\b/.test(value),
        ),
    )
    const stilled = (rule: Rule) =>
      rules.some(
        (other) =>
          other.selector === rule.selector &&
          other.conditions.includes(reduced) &&
          last(other, 'animation', 'transition', 'animation-name')?.startsWith('none'),
      )
    expect(moving.filter((rule) => !stilled(rule)).map(({ selector }) => selector)).toEqual([])
    const still = rules.find(
      ({ conditions, declarations }) =>
        conditions.includes(reduced) && declarations.some(([property]) => property === '--mw-motion-fast'),
    )
    expect(still?.declarations).toEqual([
      ['--mw-motion-fast', '0ms'],
      ['--mw-motion-slow', '0ms'],
    ])
  })

  it('supports right to left: no rule uses left or right', () => {
    const sided = rules.flatMap(({ selector, declarations }) =>
      declarations
        .filter(
          ([property, value]) =>
            /(^|-)(left|right)($|-)/.test(property) ||
            (/^(text-align|float|clear)$/.test(property) && /\b(left|right)\b/.test(value)),
        )
        .map(([property]) => `${selector}: ${property}`),
    )
    expect(sided).toEqual([])
  })

  // Print-only rules are exempt, because their elements, such as `tr`, have no class.
  it("is in layers, so that a host's rules win", () => {
    expect([
      ...new Set(
        rules
          .filter(
            ({ selector, conditions }) =>
              !conditions.some((one) =>
                /^@(layer mw\.(reset|theme|components|screens)|keyframes|font-face|media print|page)/.test(one),
              ) &&
              !selector.startsWith('@') &&
              !selector.startsWith('.Datasheet'),
          )
          .map(({ selector }) => selector),
      ),
    ]).toEqual([])
  })
})

it('parses a sheet as esbuild prints it', () => {
  expect(
    rulesOf('@layer a {\n  .b {\n    color: red;\n    margin: 0 auto;\n  }\n}\n@layer x, y;\n.c {\n  top: 0;\n}\n'),
  ).toEqual([
    {
      selector: '.b',
      conditions: ['@layer a'],
      declarations: [
        ['color', 'red'],
        ['margin', '0 auto'],
      ],
    },
    { selector: '.c', conditions: [], declarations: [['top', '0']] },
  ])
})
