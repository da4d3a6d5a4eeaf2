import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { onGround } from './ground.css.ts'
import { headRow, headSubTitle, headTitle } from './heading.css.ts'

export const head = style([headRow, layered({ columnGap: vars.space[12], marginBlockEnd: vars.space[12] })])

export const title = style([headTitle, layered({ fontSize: vars.size[18] })])

export const subTitle = headSubTitle

export const more = style(
  layered({
    marginInlineStart: 'auto',
    paddingBlock: vars.space[4],
    fontSize: vars.size[13],
    whiteSpace: 'nowrap',
    color: onGround.inkMuted,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: onGround.link, textDecoration: 'underline' },
      '&:focus-visible': { outlineColor: onGround.focus },
    },
  }),
)
