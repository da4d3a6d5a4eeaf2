import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../children.ts'

/** Returns the options of the project's `tsconfig.json`. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root).options
}

/**
 * Returns TypeScript's errors in the sources among the paths `of`, such as `(2): Cannot find name`, by path from the
 * root. `files` contains texts that replace files of the repository or add to them.
 */
export function typeErrors(
  files: ReadonlyMap<string, string>,
  of: readonly string[],
  more: ts.CompilerOptions = {},
): Map<string, string[]> {
  const options = compilerOptions()
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, directoryExists } = host
  const written = new Map([...files].map(([path, text]) => [join(root, path), text]))
  host.fileExists = (file) => written.has(file) || fileExists(file)
  host.readFile = (file) => written.get(file) ?? readFile(file)
  host.directoryExists = (folder) =>
    [...written.keys()].some((path) => path.startsWith(`${folder}/`)) || Boolean(directoryExists?.(folder))
  const sources = of.filter((path) => /\.tsx?$/.test(path))
  const ambient = globSync('packages/*/{css,svg}.d.ts', { cwd: root })
  const paths = [...sources, ...ambient].map((path) => join(root, path))
  const program = ts.createProgram(paths, { ...options, incremental: false, noEmit: true, ...more }, host)
  const found = sources.map((path): [string, string[]] => {
    const source = program.getSourceFile(join(root, path))
    if (!source) throw new Error(`${path} is not part of the program.`)
    const errors = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    const textOf = ({ messageText, start = 0 }: ts.Diagnostic) =>
      `(${source.getLineAndCharacterOfPosition(start).line + 1}): ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    return [path, ts.sortAndDeduplicateDiagnostics(errors).map(textOf)]
  })
  return new Map(found.filter(([, errors]) => errors.length))
}
