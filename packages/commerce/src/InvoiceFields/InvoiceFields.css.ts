import { styleVariants } from '@vanilla-extract/css'
import { layers, media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

// Field names may have a prefix.
const chosen = (name: string, value: number) => `:has([name$="${name}"][value="${value}"]:checked)`

export const fields = rule({
  display: 'grid',
  alignContent: 'start',
  gap: `${vars.space[16]} ${vars.space[8]}`,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})

export const full = rule({ gridColumn: '1 / -1' })

const special = `${fields}${chosen('invoiceType', 2)} &`
const personal = `${fields}${chosen('invoiceType', 1)}${chosen('headerType', 1)} &`

/** The choice of recipient. Hidden for special VAT invoices, which only companies get. */
export const header = rule({ gridColumn: '1 / -1', selectors: { [special]: { display: 'none' } } })

/**
 * The classes of fields: `always` is always shown, `unit` only for companies, `special` only for special VAT invoices.
 */
export const place = styleVariants({
  always: {},
  unit: { '@layer': { [layers.components]: { selectors: { [personal]: { display: 'none' } } } } },
  special: { '@layer': { [layers.components]: { display: 'none', selectors: { [special]: { display: 'block' } } } } },
})
