/** Formats of a language, each made once: making one takes longer than drawing a card. */
export function once<Made>(make: (language: string, kind?: string) => Made): typeof make {
  const made: Record<string, Made> = {}
  return (language, kind) => (made[`${language} ${kind}`] ??= make(language, kind))
}
