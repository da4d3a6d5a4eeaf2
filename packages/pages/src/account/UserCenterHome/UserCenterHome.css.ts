import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const surface = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
}
const bare = { margin: 0, padding: 0, listStyle: 'none' }
const focused = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' }

export const section = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })

export const head = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const person = rule({ ...surface, minInlineSize: 0 })

export const who = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
})

export const names = rule({
  display: 'grid',
  gap: vars.space[2],
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

/** The gaps are lines, as between the order steps. */
export const figures = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const count = rule({
  fontSize: vars.size[22],
  lineHeight: vars.leading[22],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const holdings = rule({
  ...bare,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  paddingInline: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const holding = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 40,
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.link, textDecoration: 'underline' },
    '&:focus-visible': focused,
  },
})

export const holdingValue = rule({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
})

export const firstSteps = rule({ ...bare, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const firstStep = rule({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: 56,
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const tick = rule({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: '50%',
  border: `1px solid ${vars.color.lineStrong}`,
  selectors: {
    '&[data-done]': { borderColor: vars.color.good, color: vars.color.good, background: vars.color.goodSoft },
  },
})

export const stepWords = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' })

export const stepName = rule({ fontWeight: vars.weight.medium })

export const partners = rule({ ...bare, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const partner = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const partnerSum = rule({ display: 'grid', justifyItems: 'end', marginInlineStart: 'auto' })

export const partnerActs = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const steps = rule({
  ...bare,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})

export const stepItem = rule({
  selectors: {
    '&:nth-child(even)': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    [media.medium]: {
      selectors: {
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
        '&:nth-child(3)': { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
})

export const step = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 48,
  paddingInline: vars.space[16],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&:focus-visible': focused,
  },
})

export const stepCount = rule({
  marginInlineStart: 'auto',
  fontSize: vars.size[18],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  selectors: { '&[data-waiting]': { color: vars.color.actionInk } },
})

export const waiting = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  padding: vars.space[16],
  background: vars.color.actionSoft,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const waitingTitle = rule({
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.bold,
})

export const waits = rule({
  ...bare,
  display: 'grid',
  columnGap: vars.space[24],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
})

export const wait = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: 36,
  color: vars.color.link,
  fontSize: vars.size[14],
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focused },
})

export const orders = rule({ ...bare, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const order = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"what state" "what act"',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlock: vars.space[12],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '172px minmax(0, 1fr) minmax(120px, max-content) minmax(104px, max-content)',
      gridTemplateAreas: '"pictures what state act"',
    },
  },
})

export const pictures = rule({
  gridArea: 'pictures',
  display: 'none',
  gap: vars.space[4],
  '@media': { [media.medium]: { display: 'flex' } },
})

/** Drawings are dark on white, so the background stays light in the dark theme. */
export const picture = rule({
  inlineSize: 52,
  padding: vars.space[2],
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const what = rule({ gridArea: 'what', display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const goods = rule({
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline' } },
})

export const muted = rule({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const whole = rule({ whiteSpace: 'nowrap' })

export const state = rule({ gridArea: 'state', display: 'grid', justifyItems: 'end', gap: vars.space[2] })

export const act = rule({ gridArea: 'act', justifySelf: 'end' })
