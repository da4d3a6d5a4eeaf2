import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../children.ts'
import { entriesOf } from '../publish/entries.ts'

/** The packages that hosts install as an API. The other packages are their dependencies. */
const installed = ['api-client', 'commerce', 'decoration', 'ui']

/**
 * Describes the API surface of these packages from their declarations: one line per export, components with the names
 * of their props. Stored in `packages/NAME/api.md`, so that a changed surface shows up as a diff to review. `--write`
 * rewrites the files.
 */
export function surfaces(): { file: string; text: string }[] {
  const all = installed.map((name) => {
    const folder = join(root, 'packages', name)
    return { folder, entries: entriesOf(folder) }
  })
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

/**
 * Describes an export in one line: a component with its props, a function with its signature, a type with its
 * definition if that fits.
 */
function describe(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string[] {
  const lines: string[] = []
  if (symbol.flags & ts.SymbolFlags.Value) {
    const [call, ...others] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const [first, ...rest] = call?.getParameters() ?? []
    const isPart = call && !others.length && !rest.length && /^[A-Z]/.test(name)
    if (isPart) lines.push(`- \`<${name}>\` ${first ? propsOf(checker, checker.getTypeOfSymbol(first)) : ''}`.trimEnd())
    else lines.push(fitting(...(symbol.declarations ?? []).map(shortOf), call ? `${name}(…)` : name))
  }
  // Props types are described at their component.
  if (symbol.flags & ts.SymbolFlags.Type && !name.endsWith('Props'))
    lines.push(fitting(`type ${name} = ${typeOf(checker, symbol)}`, `type ${name}`))
  return lines
}

function shortOf(declaration: ts.Declaration): string {
  return written(declaration).replace(/^export declare |;$/g, '')
}

function fitting(...said: string[]): string {
  return `- \`${said.find((one) => one.length <= 115) ?? said.at(-1)}\``
}

/** Lists prop names in alphabetical order, optional ones with `?`. Their types are in `components.json`. */
function propsOf(checker: ts.TypeChecker, props: ts.Type): string {
  if (props.isUnion()) return [...new Set(props.types.map((one) => propsOf(checker, one)))].join('; or ')
  return (
    props
      .getProperties()
      // Props that every React element takes are left out.
      .filter(({ declarations = [] }) =>
        declarations.some((one) => !one.getSourceFile().fileName.includes('/node_modules/@types/react')),
      )
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, flags }) => name + (flags & ts.SymbolFlags.Optional ? '?' : ''))
      .join(', ')
  )
}

/**
 * Writes short unions of literals in full, and other types as they are written: TypeScript's own order of a union
 * depends on what it checked before.
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

/** Returns a node's text on one line, without comments. */
function written(node: ts.Node): string {
  return node
    .getText()
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/`/g, '´')
    .replace(/\s+/g, ' ')
}

if (import.meta.main) {
  const write = process.argv.includes('--write')
  let differ = 0
  for (const { file, text } of surfaces()) {
    const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (old === text) continue
    if (write) writeFileSync(file, text)
    else {
      differ++
      const [before, after] = [new Set(old.split('\n')), new Set(text.split('\n'))]
      console.log(`${file.slice(root.length)} does not match the package:`)
      for (const line of [...before].filter((one) => !after.has(one)).slice(0, 20)) console.log(`  - ${line}`)
      for (const line of [...after].filter((one) => !before.has(one)).slice(0, 20)) console.log(`  + ${line}`)
    }
  }
  if (differ) console.log('If the change is intended: run node tools/checks/api.ts --write and add a changeset.')
  process.exit(differ ? 1 : 0)
}
