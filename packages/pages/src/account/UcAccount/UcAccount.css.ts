import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const framed = rule({ maxInlineSize: 520 })

export const picture = rule({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[24] } },
})

export const pictureFields = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })

export const rows = rule({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

/** Name, value and press in columns; on phones the value is under the name. */
export const setting = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name press" "value press"',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  minBlockSize: 48,
  paddingBlock: vars.space[8],
  selectors: { '* + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '160px minmax(0, 1fr) auto',
      gridTemplateAreas: '"name value press"',
    },
  },
})

export const settingName = rule({ gridArea: 'name', fontSize: vars.size[13], color: vars.color.inkMuted })

export const settingValue = rule({
  gridArea: 'value',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** The form in place of its row. */
export const editing = rule({
  maxInlineSize: 520,
  paddingBlock: vars.space[16],
  scrollMarginBlockStart: vars.space[24],
  selectors: { '* + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const rowText = rule({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[2] })

export const rowName = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: 650,
})

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})

export const fact = rule({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const list = rule({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  marginBlockStart: vars.space[8],
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
})

export const link = rule({ color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: 3 })

/** Hidden if scripts run: a toast then shows the message. */
export const unscripted = rule({
  selectors: { 'html.js &': { display: 'none' }, '&:empty': { display: 'none' } },
})

export const buttons = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
