import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../children.ts'

export type Source = { file: string; text: string }

/** Matches tests, stories, fixtures and declarations, which do not run in production. */
const aside = /\.(test|stories)\.tsx?$|\/testing\/|^packages\/fixtures\/|\.d\.ts$/

/** Returns all production sources of the packages and apps, without comments. */
export function runningSources(): Source[] {
  return globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !aside.test(file))
    .toSorted()
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }))
}

/** Returns the names whose pattern matches in no source outside the files of their definitions. */
export function unused(
  names: readonly string[],
  patternOf: (name: string) => RegExp,
  sources: readonly Source[],
  definitions: RegExp,
): string[] {
  const others = sources.filter(({ file }) => !definitions.test(file))
  return names.filter((name) => !others.some(({ text }) => patternOf(name).test(text)))
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}
