/** Sentences in both languages. `{name}` is a placeholder. */
export type Sentences = Readonly<Record<string, readonly [zh: string, en: string]>>
