/** Code under mutation: its files, and the tests that must notice. Paths and globs are relative to the root. */
export type Subject = { name: string; files: readonly string[]; tests: readonly string[] }
