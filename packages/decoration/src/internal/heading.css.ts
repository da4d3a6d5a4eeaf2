import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { onGround } from './ground.css.ts'

/** The common style of block headings: title, subtitle and "more" link on one line if they fit. */
export const headRow = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', rowGap: vars.space[2] }),
)

export const headTitle = style(
  layered({ margin: 0, lineHeight: 1.3, fontWeight: vars.weight.bold, color: onGround.ink, overflowWrap: 'anywhere' }),
)

/** On phones the subtitle is below the title and the "more" link. */
export const headSubTitle = style(
  layered({
    '@media': { 'not all and (min-width: 48em)': { order: 1, flexBasis: '100%' } },
    margin: 0,
    fontSize: vars.size[13],
    color: onGround.inkMuted,
    overflowWrap: 'anywhere',
  }),
)
