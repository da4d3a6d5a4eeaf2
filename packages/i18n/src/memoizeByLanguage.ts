/** Creates each format of a language once, since creating one takes longer than rendering a card. */
export function memoizeByLanguage<Made>(make: (language: string, kind?: string) => Made): typeof make {
  const made: Record<string, Made> = {}
  return (language, kind) => (made[`${language} ${kind}`] ??= make(language, kind))
}
