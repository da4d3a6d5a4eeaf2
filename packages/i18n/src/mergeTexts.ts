type Sentences = Readonly<Record<string, string | undefined>>

/**
 * Merges the texts of a namespace with the base language's texts. Plurals get all forms of the language: a missing form
 * uses the language's own `_other`, and a missing plural the base language's forms.
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

/** Returns a plural key without its ending. */
export function stemOf(key: string): string | undefined {
  return /^(.+)_(one|other)$/.exec(key)?.[1]
}

function pluralOf(sentences: Sentences, stem: string, form: string): string | undefined {
  return sentences[`${stem}_${form}`] ?? sentences[`${stem}_other`]
}
