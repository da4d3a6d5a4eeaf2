/** Creates each format of a language once, because the creation takes longer than rendering a product card. */
export function memoizeByLanguage<Made>(make: (language: string, kind?: string) => Made): typeof make {
  const made: Record<string, Made> = {}
  return (language, kind) => (made[`${language} ${kind}`] ??= make(language, kind))
}
