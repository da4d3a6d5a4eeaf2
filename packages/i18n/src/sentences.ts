/** The other language of a namespace: exactly the same keys. Plurals are keys ending in `_one` and `_other`. */
export type Sentences<T extends Record<string, string>> = { [K in keyof T]: string }
