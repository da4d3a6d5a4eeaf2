/** Code to mutate: its files, and the tests that must fail for each mutant. Paths and globs are relative to the root. */
export type Subject = { name: string; files: readonly string[]; tests: readonly string[] }
