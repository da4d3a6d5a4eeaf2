import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../children.ts'

export type Source = { file: string; text: string }

/** What proves or describes, and does not do. */
const aside = /\.(test|stories)\.tsx?$|\/testing\/|^packages\/fixtures\/|\.d\.ts$/

/** Every source of the packages and apps that people run, without its comments. */
export function runningSources(): Source[] {
  return globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !aside.test(file))
    .toSorted()
    .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }))
}

/** The files beside the definitions that a pattern matches in. */
export function usesOf(pattern: RegExp, sources: readonly Source[], definitions: RegExp): string[] {
  return sources.filter(({ file, text }) => !definitions.test(file) && pattern.test(text)).map(({ file }) => file)
}

/** Of the names those that no running source uses. */
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
