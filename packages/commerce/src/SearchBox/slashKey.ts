const NAME = 'slash'
const YEAR = 365 * 86_400

/** Whether a lone slash leads to the search; who talks to the computer, or types with a slip, turns it off (WCAG 2.1.4). */
export function slashKeyIsOn(): boolean {
  return !new RegExp(`(?:^|; )${NAME}=off`).test(document.cookie)
}

export function keepSlashKey(on: boolean): void {
  document.cookie = `${NAME}=${on ? 'on' : 'off'}; path=/; max-age=${YEAR}; samesite=lax`
}
