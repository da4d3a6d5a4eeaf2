import { layered, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[12], rowGap: vars.space[2], marginBlockEnd: vars.space[12] }))

export const title = style(layered({ margin: 0, fontSize: vars.size[18], lineHeight: 1.35, fontWeight: vars.weight.bold, color: vars.color.ink, overflowWrap: 'anywhere' }))

export const subTitle = style(layered({ margin: 0, fontSize: vars.size[13], color: vars.color.inkMuted, overflowWrap: 'anywhere' }))

export const more = style(layered({
  marginInlineStart: 'auto',
  paddingBlock: vars.space[4],
  fontSize: vars.size[13],
  whiteSpace: 'nowrap',
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline' } },
}))
