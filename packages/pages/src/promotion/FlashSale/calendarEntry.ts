type Entry = { at: number; until: number; title: string; path: string }

/** Returns a calendar file with a reminder five minutes before the start. It needs no scripts and no sign-in. */
export function calendarEntry({ at, until, title, path }: Entry): string {
  const stamp = (moment: number) => `${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Millwright//Mall//EN',
    'BEGIN:VEVENT',
    `UID:flash-sale-${at}@millwright`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(path)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT5M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`
}

/** Escapes text by RFC 5545, section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}
