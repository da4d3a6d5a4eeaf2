import { matchesGlob } from 'node:path'
import type { Subject } from './subject.ts'

export function touchedSubjects(subjects: readonly Subject[], files: readonly string[]): Subject[] {
  return subjects.filter((subject) =>
    [...subject.files, ...subject.tests].some((pattern) =>
      files.some((file) => file === pattern || matchesGlob(file, pattern)),
    ),
  )
}
