import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../children.ts'
import { typeErrors } from './typeErrors.ts'

export type Sample = {
  /** File and line, such as `packages/ui/README.md:12`. */
  at: string
  code: string
  language: string
  /** The file name from the sample's first line (`// Shop.tsx`). Other samples may import the file. */
  file?: string | undefined
}

/** Lists texts with code samples: those in the published packages and those of the repository. */
export function texts(): string[] {
  return ['README.md', 'llms.txt', 'packages/*/README.md', 'packages/*/llms.txt', 'packages/*/guides/*.md']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('fixtures'))
    .toSorted()
}

/** Returns the TypeScript and Vue blocks of a text. */
export function samplesOf(file: string, text: string): Sample[] {
  return [...text.matchAll(/^```(tsx?|vue)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: code = '' }) => ({
    at: `${file}:${text.slice(0, index).split('\n').length}`,
    code,
    language,
    file: /^\/\/ ([\w.-]+\.tsx?)\b/.exec(code)?.[1],
  }))
}

/** Returns TypeScript's errors for the samples, each checked as a file of a host: `README.md:3 (2): …`. */
export function sampleErrors(samples: readonly Sample[]): string[] {
  const checked = samples.filter(({ language }) => language !== 'vue')
  // A relative import resolves to another sample of the same text, or else to a sample of the guides or of any text.
  const guides = globSync('docs/guides/samples/*.{ts,tsx}', { cwd: root }).map((file) => ({
    file: basename(file),
    code: readFileSync(join(root, file), 'utf8'),
  }))
  const named = checked.filter(({ file }) => file)
  const textOf = ({ at }: Sample) => at.split(':')[0]
  const files = new Map<string, string>()
  const placed = checked.map((sample, number) => {
    const folder = `tests/consumers/.samples/${number}`
    const beside = [...guides, ...named, ...named.filter((one) => textOf(one) === textOf(sample))]
    for (const { file, code } of beside) files.set(`${folder}/${file}`, code)
    const path = `${folder}/${sample.file ?? `sample.${sample.language}`}`
    files.set(path, sample.code)
    return { at: sample.at, path }
  })
  const paths = placed.map(({ path }) => path)
  const lenient = { noUnusedLocals: false, noUnusedParameters: false, isolatedDeclarations: false, declaration: false }
  const errors = typeErrors(files, paths, { exactOptionalPropertyTypes: true, ...lenient })
  return placed.flatMap(({ at, path }) => (errors.get(path) ?? []).map((error) => `${at} ${error}`))
}
