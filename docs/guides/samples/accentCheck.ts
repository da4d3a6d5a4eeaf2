import { shopAccent } from '@millwright/ui/theme'

/** What the form in which a merchant sets the colour can say at once. */
export function accentCheck(typed: string): string {
  const accent = shopAccent(typed)
  if (!accent) return 'This is not a colour: write #RRGGBB.'
  return accent.changes
    .map(({ theme, from, to }) => `In the ${theme} theme ${from} cannot be read well; ${to} is shown instead.`)
    .join(' ')
}
