import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const product = rule({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
})

export const words = rule({ display: 'grid', gap: space[8], minInlineSize: 0 })

export const title = rule({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const model = rule({ display: 'block', fontSize: vars.size[18], overflowWrap: 'anywhere' })

export const name = rule({ display: 'block', fontSize: vars.size[13], color: color.inkMuted })

export const price = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  margin: 0,
})

export const share = rule({ display: 'grid', justifyItems: 'center', gap: space[16] })

/** The panel around it is its frame. */
export const bare = rule({ border: 0, padding: 0, inlineSize: '100%' })

export const until = rule({ margin: 0, color: color.inkMuted, textAlign: 'center' })

export const invite = rule({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const alone = rule({ fontSize: vars.size[13], color: color.inkMuted, whiteSpace: 'nowrap' })
