/** What must not change unnoticed: its files, and the tests that answer for them. Paths and globs from the root. */
export type Subject = { name: string; files: readonly string[]; tests: readonly string[] }
