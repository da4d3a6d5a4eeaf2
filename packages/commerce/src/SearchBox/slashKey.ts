const NAME = 'slash'
const YEAR = 365 * 86_400

/**
 * Whether the slash key focuses the search. Users of speech input, or users who press the key by mistake, can turn the
 * shortcut off (WCAG 2.1.4).
 */
export function slashKeyIsOn(): boolean {
  return !new RegExp(`(?:^|; )${NAME}=off`).test(document.cookie)
}

export function keepSlashKey(on: boolean): void {
  document.cookie = `${NAME}=${on ? 'on' : 'off'}; path=/; max-age=${YEAR}; samesite=lax`
}
