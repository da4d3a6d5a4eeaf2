export type Theme = 'light' | 'dark'

const year = 365 * 24 * 60 * 60

/** The theme that a person chose, out of a `Cookie` header or `document.cookie`; `undefined`: as their system says. */
export function themeOf(cookies: string | null | undefined): Theme | undefined {
  return /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined
}

/** Shows a theme and remembers it for the next page, for server and script alike; `undefined`: as the system says. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  document.cookie = `theme=${theme ?? ''}; path=/; max-age=${theme ? year : 0}; samesite=lax`
}

/**
 * For pages that no server draws for the person who asks: the text of a `<script>` for the `<head>`, before any
 * stylesheet. It sets what was chosen before anything is drawn, so that no wrong theme flashes up.
 */
export const themeScript =
  '(function(){var m=/(?:^|;\\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]})()'
