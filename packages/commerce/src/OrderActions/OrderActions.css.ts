import { globalStyle } from '@vanilla-extract/css'
import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  alignItems: 'center',
  '@media': { [media.medium]: { justifyContent: 'end' } },
})

export const menu = rule({ position: 'relative' })

export const more = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '28px',
  paddingInline: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      inlineSize: '5px',
      blockSize: '5px',
      marginBlockStart: '-3px',
      borderInlineEnd: '1.5px solid',
      borderBlockEnd: '1.5px solid',
      transform: 'rotate(45deg)',
    },
    '&:hover': { background: vars.color.sunken },
    '&[data-size="medium"]': { minBlockSize: '36px', fontSize: vars.size[14] },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '40px' } },
})

export const items = rule({
  position: 'absolute',
  zIndex: 6,
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 4px)',
  display: 'grid',
  justifyItems: 'stretch',
  minInlineSize: '9rem',
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
})

globalStyle(`${items} form, ${items} button, ${items} a`, layered({ inlineSize: '100%', justifyContent: 'start' }))
