/** Writes the hour and minute of a moment in the person's own zone. */
export function formatTime(language: string, moment: number): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(moment)
}
