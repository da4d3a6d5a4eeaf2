import { globalStyle } from '@vanilla-extract/css'
import { layers, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const text = rule({ maxInlineSize: '72ch', overflowWrap: 'anywhere', lineHeight: 'max(1.375rem, 1.57em)' })

export const picture = rule({ display: 'block', maxInlineSize: 480, background: vars.color.paper })

export const scroll = rule({ overflowX: 'auto', marginBlockEnd: vars.space[12] })

const inside = (selector: string, declarations: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} :is(${selector})`, { '@layer': { [layers.screens]: declarations } })

globalStyle(`${text} > :first-child`, { '@layer': { [layers.screens]: { marginBlockStart: 0 } } })
globalStyle(`${text} > :last-child`, { '@layer': { [layers.screens]: { marginBlockEnd: 0 } } })
inside('p', { margin: 0, marginBlockEnd: vars.space[12] })
inside('h2, h3', { margin: 0, marginBlock: `${vars.space[20]} ${vars.space[8]}`, fontSize: vars.size[16] })
inside('h2', { fontSize: vars.size[18], fontWeight: vars.weight.bold })
inside('ul, ol', { margin: 0, marginBlockEnd: vars.space[12], paddingInlineStart: vars.space[20] })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('table', { borderCollapse: 'collapse', fontSize: vars.size[13] })
inside('th, td', {
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  // Words do not break, since the table can scroll. Chinese has no spaces, hence the minimum width.
  overflowWrap: 'break-word',
  minInlineSize: '5em',
})
