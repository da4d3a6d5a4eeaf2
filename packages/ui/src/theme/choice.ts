export type Theme = 'light' | 'dark'

const year = 365 * 24 * 60 * 60

/** Reads the chosen theme from a `Cookie` header or `document.cookie`. Returns `undefined` for the system setting. */
export function themeOf(cookies: string | null | undefined): Theme | undefined {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** Applies a theme and stores it in a cookie that server and scripts read. `undefined` means the system setting. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  document.cookie = `theme=${theme ?? ''}; path=/; max-age=${theme ? year : 0}; samesite=lax`
}

/**
 * The text of a `<script>` for the `<head>`, before any stylesheet, for pages that are not rendered per user. Applies
 * the chosen theme before the first paint, so that the wrong theme does not flash.
 */
export const themeScript =
  '(function(){var m=/(?:^|;\\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]})()'
