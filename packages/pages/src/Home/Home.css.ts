import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** At wide windows the shell's category panel stands open at its start. */
export const hero = rule({
  display: 'flex', flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', gap: vars.space[12], minBlockSize: 240, padding: vars.space[24], marginBlockStart: vars.space[12],
  background: vars.color.inkGround, color: vars.color.onInk, borderRadius: vars.radius.medium,
  '@media': { [media.medium]: { minBlockSize: 360, padding: vars.space[56] }, [media.wide]: { minBlockSize: 424, marginBlockStart: vars.space[16], marginInlineStart: `calc(232px + ${vars.space[16]})` } },
})

export const heroTitle = rule({ margin: 0, fontSize: vars.size[28], lineHeight: '36px', fontWeight: vars.weight.bold, '@media': { [media.medium]: { fontSize: vars.size[36], lineHeight: '44px' } } })

export const heroText = rule({ margin: 0, marginBlockEnd: vars.space[12], maxInlineSize: '48ch', fontSize: vars.size[16], lineHeight: '24px', opacity: 0.85 })

export const shelf = rule({ marginBlockStart: vars.space[32] })

export const shelfHead = rule({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', marginBlockEnd: vars.space[12] })

export const shelfTitle = rule({ margin: 0, fontSize: vars.size[22], lineHeight: '28px', fontWeight: vars.weight.bold })

export const more = rule({ color: vars.color.link, fontSize: vars.size[13], textDecoration: 'none', ':hover': { textDecoration: 'underline' } })

export const shops = rule({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' })
