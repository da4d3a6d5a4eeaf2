import { shopAccent } from '@millwright/ui/theme'

/** Returns the messages for the form in which a merchant sets the colour. */
export function accentCheck(typed: string): string {
  const accent = shopAccent(typed)
  if (!accent) return 'This is not a colour: write #RRGGBB.'
  return accent.changes
    .map(({ theme, from, to }) => `In the ${theme} theme ${from} cannot be read well; ${to} is shown instead.`)
    .join(' ')
}
