import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { globalStyle } from '@vanilla-extract/css'
import { rule } from '../rule.ts'
import { HEADER } from '../stickyOffset.ts'

export const shell = rule({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' })

export const skip = rule({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: 100,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.surface,
  color: vars.color.link,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      blockSize: 1,
      inlineSize: 1,
      padding: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
})

export const brand = rule({ background: vars.color.surface, paddingBlock: vars.space[12] })

export const brandRow = rule({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const main = rule({ flex: 1, outline: 'none', minInlineSize: 0 })

export const beneathHeader = rule({
  vars: { '--mw-stuck-above': `${HEADER.narrow}px` },
  '@media': { [media.medium]: { vars: { '--mw-stuck-above': `${HEADER.wide}px` } } },
})

/** Print shows only the screen. */
globalStyle(`${shell} > :not(${main})`, layered({ '@media': { print: { display: 'none' } } }))
