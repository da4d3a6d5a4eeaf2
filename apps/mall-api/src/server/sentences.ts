/** Sentences in both languages; `{name}` is filled in. */
export type Sentences = Readonly<Record<string, readonly [zh: string, en: string]>>
