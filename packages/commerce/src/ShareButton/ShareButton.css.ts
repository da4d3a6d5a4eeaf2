import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const button = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  margin: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { 'html:not(.js) &': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const tone = {
  quiet: rule({
    minBlockSize: 32,
    paddingInline: vars.space[8],
    background: 'none',
    color: vars.color.inkMuted,
    fontSize: vars.size[13],
    ':hover': { color: vars.color.ink, background: vars.color.sunken },
  }),
  action: rule({
    justifyContent: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInline: vars.space[20],
    background: vars.color.action,
    color: vars.color.onAction,
    fontWeight: vars.weight.medium,
    ':hover': { background: vars.color.actionHover },
  }),
}

export const body = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const row = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const link = rule({
  flex: '1 1 180px',
  minInlineSize: 0,
  blockSize: 36,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size[13],
})

export const said = rule({
  margin: 0,
  minBlockSize: 20,
  fontSize: vars.size[13],
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
})

export const code = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
})

export const caption = rule({ fontSize: vars.size[12], color: vars.color.inkMuted })
