import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../children.ts'

export type Source = { file: string; text: string }

/** Tests, stories, fixtures and declarations, which do not use anything in production. */
const aside = /\.(test|stories)\.tsx?$|\/testing\/|^packages\/fixtures\/|\.d\.ts$/

/** Returns all production sources of the packages and apps, without comments. */
export function runningSources(): Source[] {
  return globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !aside.test(file))
    .toSorted()
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }))
}

export function usesOf(pattern: RegExp, sources: readonly Source[], definitions: RegExp): string[] {
  return sources.filter(({ file, text }) => !definitions.test(file) && pattern.test(text)).map(({ file }) => file)
}

export function unused(
  names: readonly string[],
  patternOf: (name: string) => RegExp,
  sources: readonly Source[],
  definitions: RegExp,
): string[] {
  return names.filter((name) => !usesOf(patternOf(name), sources, definitions).length)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}
