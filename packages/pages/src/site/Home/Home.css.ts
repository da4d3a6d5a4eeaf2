import { CATEGORY_STEP_PX } from '@millwright/domain/constants'
import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

/** On wide windows the margin at the start makes room for the shell's category panel. */
export const slides = rule({
  marginBlock: vars.space[12],
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  '@media': { [media.wide]: { marginBlock: vars.space[16], marginInlineStart: `calc(14.5rem + ${vars.space[16]})` } },
})

/** Space at the bottom for the carousel's buttons. */
export const hero = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space[12],
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: `${vars.space[16]} ${vars.space[24]} 48px`,
  background: vars.color.inkGround,
  color: vars.color.onInk,
  '@media': { [media.medium]: { padding: vars.space[56] } },
})

export const heroTitle = rule({
  margin: 0,
  fontSize: vars.size[22],
  lineHeight: '1.75rem',
  fontWeight: vars.weight.bold,
  '@media': { [media.medium]: { fontSize: vars.size[36], lineHeight: '2.75rem' } },
})

export const heroText = rule({
  margin: 0,
  marginBlockEnd: vars.space[12],
  maxInlineSize: '48ch',
  fontSize: vars.size[16],
  lineHeight: '1.5rem',
  opacity: 0.85,
})

/** Beside the shell's category panel on wide windows, and as high as the panel. */
export const desk = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: vars.space[16],
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-beside]': {
          minBlockSize: `calc(${8 * CATEGORY_STEP_PX}px - ${vars.space[16]})`,
          marginInlineStart: `calc(14.5rem + ${vars.space[16]})`,
        },
      },
    },
  },
})
