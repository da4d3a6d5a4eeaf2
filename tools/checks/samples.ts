import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../children.ts'

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
export function misspelt(samples: readonly Sample[]): string[] {
  const folder = join(root, 'tests/consumers/.samples')
  const files = new Map<string, Sample>()
  const checked = samples.filter(({ language }) => language !== 'vue')
  for (const sample of checked)
    files.set(join(folder, `${files.size}/${sample.file ?? `sample.${sample.language}`}`), sample)
  // A relative import resolves to another sample of the same text, or else to a sample of the guides.
  const beside = new Map<string, string>()
  for (const file of globSync('docs/guides/samples/*.{ts,tsx}', { cwd: root }))
    beside.set(`/${file.split('/').at(-1)!}`, readFileSync(join(root, file), 'utf8'))
  for (const { at, file, code } of checked.filter((one) => one.file)) {
    beside.set(`/${file!}`, code)
    beside.set(`${at.split(':')[0]!}/${file!}`, code)
  }
  const neighbour = (path: string): string | undefined => {
    const [, number, name] = /\.samples\/(\d+)\/([^/]+)$/.exec(path) ?? []
    if (number === undefined || files.has(path)) return files.get(path)?.code
    return beside.get(`${checked[Number(number)]!.at.split(':')[0]!}/${name!}`) ?? beside.get(`/${name!}`)
  }
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, directoryExists } = host
  host.fileExists = (file) => neighbour(file) !== undefined || fileExists(file)
  host.readFile = (file) => neighbour(file) ?? readFile(file)
  host.directoryExists = (path) => path.startsWith(folder) || (directoryExists?.(path) ?? existsSync(path))
  const ambient = globSync('packages/*/{css,svg}.d.ts', { cwd: root }).map((file) => join(root, file))
  const program = ts.createProgram(
    [...files.keys(), ...ambient],
    {
      ...options,
      exactOptionalPropertyTypes: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
      isolatedDeclarations: false,
      declaration: false,
    },
    host,
  )
  return [...files].flatMap(([file, { at }]) => {
    const source = program.getSourceFile(file)
    return ts
      .sortAndDeduplicateDiagnostics([
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ])
      .map(({ messageText, start = 0 }) => {
        const line = source!.getLineAndCharacterOfPosition(start).line + 1
        return `${at} (${line}): ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
      })
  })
}

if (import.meta.filename === process.argv[1]) {
  const samples = texts().flatMap((file) => samplesOf(file, readFileSync(join(root, file), 'utf8')))
  const wrong = misspelt(samples)
  for (const one of wrong) console.log(one.slice(0, 300))
  console.log(`${samples.length} samples in ${texts().length} texts, ${wrong.length} mistakes`)
  process.exit(wrong.length ? 1 : 0)
}
