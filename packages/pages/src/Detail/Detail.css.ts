import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const screen = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[16], paddingBlock: vars.space[12], paddingBlockEnd: vars.space[72] })

export const trail = rule({ minInlineSize: 0 })

export const top = rule({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20], alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: vars.space[32] }, [media.wide]: { gridTemplateColumns: '480px minmax(0, 1fr)', gap: vars.space[40] } },
})

export const gallery = rule({ minInlineSize: 0, '@media': { [media.medium]: { position: 'sticky', insetBlockStart: vars.space[16] } } })

const block = { minInlineSize: 0, scrollMarginBlockStart: 72 } as const

export const section = rule({ ...block, padding: vars.space[16], background: vars.color.surface, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium, '@media': { [media.medium]: { padding: vars.space[24] } } })

export const bareSection = rule(block)

export const sectionTitle = rule({ margin: 0, marginBlockEnd: vars.space[12], fontSize: vars.size[18], lineHeight: '24px', fontWeight: vars.weight.bold })

export const none = rule({ margin: 0, color: vars.color.inkMuted })

export const refs = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[4]} ${vars.space[8]}`, margin: 0, marginBlockStart: vars.space[16], fontSize: vars.size[13] })

export const refsHead = rule({ color: vars.color.inkMuted, marginInlineEnd: vars.space[8] })

export const ref = rule({ paddingInline: vars.space[8], lineHeight: '24px', border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.small, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

export const documents = rule({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none', '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } } })

export const document = rule({ display: 'flex', alignItems: 'center', gap: vars.space[8], minBlockSize: 44, paddingInline: vars.space[12], border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium, color: vars.color.link, textDecoration: 'none', ':hover': { borderColor: vars.color.lineStrong } })

export const documentName = rule({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: '20px' })

export const documentKind = rule({ color: vars.color.inkMuted, fontSize: vars.size[12] })

export const sizeModel = rule({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' })

export const sizeChosen = rule({ color: vars.color.inkMuted, whiteSpace: 'nowrap' })

export const sizeChoose = rule({ display: 'inline-flex', alignItems: 'center', minBlockSize: 24, color: vars.color.link, whiteSpace: 'nowrap' })
