import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../children.ts'
import { entriesOf } from '../publish/entries.ts'
import { literalsOf } from '../syntax.ts'

/** The packages that hosts install as an API. The other packages are their dependencies. */
const installed = ['api-client', 'commerce', 'decoration', 'editor', 'ui']

/** The contract lists the calls, so the surface does not repeat them. */
const contractCall = /^- `(\w+): Wire<'\1'>`$/

/**
 * Describes the API surface of the `installed` packages from their declarations: one line per export, components with
 * the names of their props. Stored in `packages/NAME/api.md`, so that a changed surface shows up as a diff to review.
 * `--write` rewrites the files.
 */
function surfaces(): { file: string; text: string }[] {
  const folders = installed.map((name) => join(root, 'packages', name))
  const all = folders.map((folder) => ({ folder, entries: entriesOf(folder) }))
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
    text: [
      '<!-- Written by `node tools/checks/api.ts --write` after a build. -->',
      ...entries.flatMap(({ name, types }) => [`\n## ${name}`, ...exportsOf(checker, program.getSourceFile(types))]),
      '',
    ].join('\n'),
  }))
}

function exportsOf(checker: ts.TypeChecker, source: ts.SourceFile | undefined): string[] {
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return []
  const lines = checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((symbol) =>
      describe(checker, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol, symbol.name),
    )
  const others = lines.filter((line) => !contractCall.test(line))
  return others.length < lines.length ? ['- a `Wire` for each call of the contract, by its name', ...others] : lines
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
    else {
      const short = symbol.declarations?.map((one) => written(one).replace(/^export declare |;$/g, '')) ?? []
      lines.push(fitting(...short, call ? `${name}(…)` : name))
    }
  }
  // Props types are described at their component.
  if (symbol.flags & ts.SymbolFlags.Type && !name.endsWith('Props'))
    lines.push(fitting(`type ${name} = ${typeOf(checker, symbol)}`, `type ${name}`))
  return lines
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
 * Writes short unions of literals in full and sorted, and other types as they are written: TypeScript's own order of a
 * union depends on the files that it has checked before.
 */
function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const type = checker.getNonNullableType(
    symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol),
  )
  const words = literalsOf(type)
  if (words) return words.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(' | ')
  const declaration = symbol.declarations?.[0]
  const node = declaration && 'type' in declaration ? (declaration.type as ts.TypeNode | undefined) : undefined
  return node
    ? written(node)
    : checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replace(/import\([^)]*\)\./g, '')
}

/** Returns a node's text on one line, without comments. */
function written(node: ts.Node): string {
  const text = node.getText().replace(/\/\*.*?\*\//gs, '')
  return text.replace(/`/g, '´').replace(/\s+/g, ' ')
}

const write = process.argv.includes('--write')
let differ = 0
for (const { file, text } of surfaces()) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (old === text) continue
  if (write) writeFileSync(file, text)
  else {
    differ++
    const [before, after] = [old.split('\n'), text.split('\n')]
    const without = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line)).slice(0, 20)
    console.log(`${file.slice(root.length)} does not match the package:`)
    for (const line of without(before, after)) console.log(`  - ${line}`)
    for (const line of without(after, before)) console.log(`  + ${line}`)
  }
}
if (differ) console.log('If the change is intended: run node tools/checks/api.ts --write and add a changeset.')
process.exit(differ ? 1 : 0)
