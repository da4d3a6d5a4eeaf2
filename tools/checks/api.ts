import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../children.ts'
import { entriesOf } from '../publish/entries.ts'

/**
 * The surface of every package that is published, as its declarations say it: what each entry exports, and the props of
 * parts. It stands in `packages/NAME/api.md`, so that a change of the surface is a diff that someone reads. `--write`
 * writes it anew.
 */
export function surfaces(): { file: string; text: string }[] {
  const packages = globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .filter((file) => !(JSON.parse(readFileSync(join(root, file), 'utf8')) as { private?: boolean }).private)
  const all = packages.map((file) => ({
    folder: join(root, dirname(file)),
    entries: entriesOf(join(root, dirname(file))),
  }))
  const program = ts.createProgram(
    all.flatMap(({ entries }) => entries.map(({ types }) => types)),
    {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: ['node'],
    },
  )
  const checker = program.getTypeChecker()
  return all.map(({ folder, entries }) => ({
    file: join(folder, 'api.md'),
    text:
      [
        '<!-- Written by `node tools/checks/api.ts --write` after a build. -->',
        ...entries.map(({ name, types }) =>
          [`\n## ${name}`, ...exportsOf(checker, program.getSourceFile(types))].join('\n'),
        ),
      ].join('\n') + '\n',
  }))
}

function exportsOf(checker: ts.TypeChecker, source: ts.SourceFile | undefined): string[] {
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return []
  return checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((symbol) =>
      describe(checker, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol, symbol.name),
    )
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string[] {
  const lines: string[] = []
  if (symbol.flags & ts.SymbolFlags.Value) {
    const [call, ...others] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const [first, ...rest] = call?.getParameters() ?? []
    const isPart = call && !others.length && !rest.length && /^[A-Z]/.test(name)
    if (!isPart)
      lines.push(
        ...(symbol.declarations ?? []).map(
          (declaration) => `- \`${written(declaration).replace(/^export declare |;$/g, '')}\``,
        ),
      )
    else lines.push(`- \`<${name}>\``, ...(first ? propsOf(checker, checker.getTypeOfSymbol(first)) : []))
  }
  // The props of a part stand at the part.
  if (symbol.flags & ts.SymbolFlags.Type && !name.endsWith('Props'))
    lines.push(`- \`type ${name} = ${typeOf(checker, symbol)}\``)
  return lines
}

function propsOf(checker: ts.TypeChecker, props: ts.Type): string[] {
  if (props.isUnion())
    return props.types.flatMap((one, index) => [
      `  - or ${index + 1}`,
      ...propsOf(checker, one).map((line) => `  ${line}`),
    ])
  return props
    .getProperties()
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      (symbol) =>
        `  - \`${symbol.name}${symbol.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${typeOf(checker, symbol)}\``,
    )
}

/**
 * A few words to choose from are said in full; else the type stands as it is written, since TypeScript's own order of a
 * union changes with what it read before.
 */
function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const type = checker.getNonNullableType(
    symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol),
  )
  const words = type.isUnion()
    ? type.types.map((one) =>
        one.isStringLiteral() ? `'${one.value}'` : one.isNumberLiteral() ? String(one.value) : undefined,
      )
    : []
  if (words.length && words.every((word) => word !== undefined))
    return words.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(' | ')
  const declaration = symbol.declarations?.[0]
  const node = declaration && 'type' in declaration ? (declaration.type as ts.TypeNode | undefined) : undefined
  return node
    ? written(node)
    : checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replace(/import\([^)]*\)\./g, '')
}

/** Without comments, in one line; endless types by their sum. */
function written(node: ts.Node): string {
  const text = node
    .getText()
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/`/g, '´')
    .replace(/\s+/g, ' ')
  return text.length <= 700
    ? text
    : `${text.slice(0, 160)} … ${text.length} characters, ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

if (import.meta.filename === process.argv[1]) {
  const write = process.argv.includes('--write')
  let differ = 0
  for (const { file, text } of surfaces()) {
    const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (old === text) continue
    if (write) writeFileSync(file, text)
    else {
      differ++
      const [before, after] = [new Set(old.split('\n')), new Set(text.split('\n'))]
      console.log(`${file.slice(root.length)} is not what the package is:`)
      for (const line of [...before].filter((one) => !after.has(one)).slice(0, 20)) console.log(`  - ${line}`)
      for (const line of [...after].filter((one) => !before.has(one)).slice(0, 20)) console.log(`  + ${line}`)
    }
  }
  if (differ) console.log('Where the change is meant: node tools/checks/api.ts --write, and a changeset.')
  process.exit(differ ? 1 : 0)
}
