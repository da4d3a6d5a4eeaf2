import { matchesGlob } from 'node:path'

/** Code to mutate: its files, and the tests that must catch the mutants. Paths and globs are relative to the root. */
export type Subject = { name: string; files: readonly string[]; tests: readonly string[] }

/** Splits a list of words at the spaces between them. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export function touchedSubjects(subjects: readonly Subject[], files: readonly string[]): Subject[] {
  return subjects.filter(({ files: own }) => own.some((pattern) => files.some((file) => matchesGlob(file, pattern))))
}
