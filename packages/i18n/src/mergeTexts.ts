type Sentences = Readonly<Record<string, string | undefined>>

/**
 * Every sentence of a namespace in another language: its own, and the base language's where one is missing. A plural has
 * all the forms that the language counts by: what is missing of its own is said in its own `_other`.
 */
export function mergeTexts(language: string, base: Sentences, own: Sentences = {}): Record<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const all: Record<string, string> = {}
  for (const [key, sentence] of Object.entries(base)) {
    const stem = stemOf(key)
    if (stem === undefined) all[key] = own[key] ?? sentence!
    else for (const form of forms) all[`${stem}_${form}`] = pluralOf(own, stem, form) ?? pluralOf(base, stem, form)!
  }
  return all
}

/** What stands before the ending of a plural's key. */
export function stemOf(key: string): string | undefined {
  return /^(.+)_(one|other)$/.exec(key)?.[1]
}

function pluralOf(sentences: Sentences, stem: string, form: string): string | undefined {
  return sentences[`${stem}_${form}`] ?? sentences[`${stem}_other`]
}
