import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const page = rule({ display: 'grid', gap: vars.space[12], paddingBlock: vars.space[16] })

export const title = rule({ display: 'flex', alignItems: 'baseline', gap: vars.space[12], flexWrap: 'wrap' })

/** Column heads for sighted users only: each figure in the lines has its own label. */
export const head = rule({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '24px 48px minmax(0, 1fr) 168px 136px 128px 60px',
      columnGap: vars.space[12],
      alignItems: 'center',
      minBlockSize: 32,
      paddingInline: 13,
      background: vars.color.sunken,
      borderRadius: vars.radius.medium,
      fontSize: vars.size[13],
      color: vars.color.inkMuted,
    },
  },
})

export const goods = rule({ gridColumn: '2 / 4' })
export const end = rule({ textAlign: 'end' })
export const centre = rule({ textAlign: 'center' })

export const importForm = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[12],
  marginBlock: vars.space[8],
})

export const importField = rule({ display: 'grid', gap: vars.space[4], minInlineSize: 0, maxInlineSize: '100%' })

export const importInput = rule({
  maxInlineSize: '100%',
  color: vars.color.inkMuted,
  '::file-selector-button': {
    marginInlineEnd: vars.space[8],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    font: 'inherit',
  },
})

export const failed = rule({ margin: 0, paddingInlineStart: vars.space[16] })
