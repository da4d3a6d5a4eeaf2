import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { root } from '../children.ts'
import type { Sample } from './sample.ts'

const load = createRequire(import.meta.url)

const globals = new Set(
  'undefined Math Date String Number Boolean Array Object JSON Intl Set Map Promise document window location console crypto setTimeout clearTimeout fetch URL URLSearchParams FormData File Blob React Event HTMLElement AbortSignal Record Partial Readonly Pick Omit encodeURIComponent Element const NonNullable ReturnType Parameters Array ReadonlyArray'.split(
    ' ',
  ),
)

/**
 * Completes a sample to be pasted: imports from the published packages, and data. Fixtures that stories use are
 * inlined. Throws if a name cannot be resolved.
 */
export function wholeSample(sample: Sample, part: string, options: Options): string {
  try {
    return whole(sample, part, options)
  } catch (error) {
    // For a story with a custom frame, its args alone may be sufficient.
    if (!sample.plain || sample.plain === sample.jsx) throw error
    return whole({ ...sample, jsx: sample.plain }, part, options)
  }
}

type Options = {
  /** Whether the component exports its props type under its own name. */
  hasProps: boolean
  known: (prop: string, value: unknown) => unknown
  /** Whether a value has everything that the prop's type requires. */
  fits: (prop: string, value: unknown) => boolean
}

function whole({ jsx, args, source, file }: Sample, part: string, { hasProps, known, fits }: Options): string {
  const imports = new Map<string, { value: Set<string>; type: Set<string> }>()
  const declared: string[] = []
  const given: string[] = []
  const seen = new Set<string>()
  const seenStatements = new Set<ts.Node>()
  const room = /packages\/([\w-]+)\//.exec(file)![1]!
  const own = `@millwright/${room}/${part}`
  const folder = dirname(file)
  const { local, imported } = namesOf(source)
  const propsType = `${part}Props`

  const take = (from: string, name: string, isType: boolean) => {
    const both = imports.get(from) ?? { value: new Set(), type: new Set() }
    both[isType ? 'type' : 'value'].add(name)
    imports.set(from, both)
  }
  const reachesFixtures = (text: string, open = new Set<string>()): boolean =>
    freeNames(text).some((name) => {
      const from = imported.get(name)
      if (from) return from.from.startsWith('@millwright/fixtures/')
      const declaration = local.get(name)
      if (!declaration || open.has(name)) return false
      open.add(name)
      return reachesFixtures(declaration.getText(), open)
    })

  function resolveNames(text: string): void {
    for (const name of freeNames(text)) {
      if (globals.has(name) || seen.has(name)) continue
      seen.add(name)
      const from = imported.get(name)
      if (from) {
        if (/storybook|fixtures/.test(from.from))
          throw new Error(`${name} comes from ${from.from}, which a user of the package does not have`)
        take(publicName(from.from), from.was === name ? name : `${from.was} as ${name}`, from.isType)
        continue
      }
      if (name === 'args' && args.size) {
        const text = `const args = { ${[...args].map(([key, node]) => `${key}: ${node.getText().replace(/^fn\(\)$/, '() => {}')}`).join(', ')} } as const`
        resolveNames(text)
        declared.push(text)
        continue
      }
      const declaration = local.get(name)
      if (!declaration) throw new Error(`${name} is declared nowhere in the story's file`)
      if (seenStatements.has(declaration)) continue
      seenStatements.add(declaration)
      const written = declaration
        .getText()
        .replace(/^export /, '')
        .replace(/\bfn\(\)/g, '() => {}')
      if (reachesFixtures(written)) {
        const value = evaluate(name)
        declared.push(`const ${name} = ${literal(value)}`)
      } else {
        resolveNames(written)
        declared.push(written)
      }
    }
  }

  function publicName(specifier: string): string {
    if (!specifier.startsWith('.')) return specifier
    const path = relative(join(root, 'packages'), resolve(folder, specifier)).split('/')
    return path.length === 4
      ? `@millwright/${path[0]}/${path[2]}`
      : `@millwright/${path[0]}/${path[2]!.replace(/\.tsx?$/, '')}`
  }

  function evaluate(expression: string): unknown {
    const declarations = new Set<string>()
    const visited = new Set<string>()
    const values = new Map<string, unknown>()
    const visit = (text: string) => {
      for (const name of freeNames(text)) {
        if (globals.has(name) || values.has(name) || visited.has(name)) continue
        const from = imported.get(name)
        if (from?.isType) continue
        if (from) {
          const path = from.from.startsWith('@millwright/')
            ? load.resolve(from.from)
            : from.from.startsWith('.')
              ? resolve(folder, from.from)
              : from.from
          values.set(name, (load(path) as Record<string, unknown>)[from.was])
          continue
        }
        const declaration = local.get(name)
        if (!declaration || ts.isTypeAliasDeclaration(declaration)) continue
        const written = declaration.getText().replace(/^export /, '')
        visited.add(name)
        visit(written)
        declarations.add(written)
      }
    }
    visit(expression)
    const code = ts.transpileModule(`${[...declarations].join('\n')}\nreturn (${expression})`, {
      compilerOptions: { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX },
    }).outputText
    // oxlint-disable-next-line no-new-func -- our own stories
    return new Function(...values.keys(), code)(...values.values()) as unknown
  }

  let element = jsx
  for (const [name, value] of args) {
    const text = value.getText()
    if (!element.includes(text) || !reachesFixtures(text)) continue
    const data = known(name, evaluate(text))
    const constant = name === 'children' || !/^\w+$/.test(name) ? 'content' : name
    const type = hasProps ? `${propsType}['${name}']` : `ComponentProps<typeof ${part}>['${name}']`
    if (hasProps) take(own, propsType, true)
    else take('react', 'ComponentProps', true)
    // Incomplete data becomes a parameter, because only a server's response has all of it.
    if (fits(name, data)) declared.push(`const ${constant} = ${literal(data)} as ${type}`)
    else given.push(`${constant}: ${type}`)
    element = element.replace(`={${text}}`, `={${constant}}`)
    seen.add(constant)
  }
  if (element.startsWith('function ')) {
    resolveNames(element)
    seen.add(part)
  } else resolveNames(`<>{${element.startsWith('<') ? element : `(${element})`}}</>`)
  take(own, part, false)
  if (declared.some((one) => /\bmoney\('/.test(one))) take('@millwright/domain/money/money', 'money', false)
  const lines = [...imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([from, { value, type }]) => [
      ...(value.size ? [`import { ${[...value].toSorted().join(', ')} } from '${from}'`] : []),
      ...(type.size ? [`import type { ${[...type].toSorted().join(', ')} } from '${from}'`] : []),
    ])
  const body = element.startsWith('function ')
    ? `export ${element}`
    : `${given.length ? '/** From the answer of a call. */\n' : ''}export const sample = ${given.length ? `(${given.join(', ')}) => ` : ''}${element.includes('\n') ? `(\n  ${element.replaceAll('\n', '\n  ')}\n)` : element}`
  return [lines.join('\n'), ...declared, body].join('\n\n')
}

type Local = ts.Statement | ts.TypeAliasDeclaration

function namesOf(source: ts.SourceFile) {
  const local = new Map<string, Local>()
  const imported = new Map<string, { from: string; was: string; isType: boolean }>()
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        for (const one of bound(name)) local.set(one, statement)
    else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement)) &&
      statement.name
    )
      local.set(statement.name.text, statement)
    else if (ts.isImportDeclaration(statement) && statement.importClause?.namedBindings) {
      const { namedBindings, isTypeOnly } = statement.importClause
      if (ts.isNamedImports(namedBindings))
        for (const { name, propertyName } of namedBindings.elements)
          imported.set(name.text, {
            from: (statement.moduleSpecifier as ts.StringLiteral).text,
            was: (propertyName ?? name).text,
            isType: isTypeOnly,
          })
    }
  }
  return { local, imported }
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? bound(one.name) : []))
}

function freeNames(text: string): string[] {
  const source = ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const own = new Set<string>()
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) for (const one of bound(node.name)) own.add(one)
    if (
      (ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node)) &&
      node.name
    )
      own.add(node.name.text)
    if (ts.isIdentifier(node) && isUse(node)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...used].filter((name) => !own.has(name))
}

function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isJsxAttribute(parent)) return false
  if (ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxSelfClosingElement(parent))
    return /^[A-Z]/.test(node.text)
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent))
    return parent.name !== node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isNamedTupleMember(parent)) return parent.name !== node
  return !ts.isParameter(parent) || parent.name !== node
}

/** Writes a value as source text, long lists with their first items only. Throws on values that are not data. */
function literal(value: unknown, indent = ''): string {
  if (value === undefined || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return String(value)
  // Amounts have at least two decimal places. No other text has that form.
  if (typeof value === 'string' && /^-?\d+\.\d{2,}$/.test(value)) return `money('${value}')`
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object') throw new Error(`the sample's data contains a ${typeof value}`)
  if ('$$typeof' in value) throw new Error("the sample's data contains a React element")
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.slice(0, typeof value[0] === 'object' ? 2 : 6).map((one) => literal(one, deeper))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`}: ${literal(one, deeper)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${parts.join(', ')}${close}`
  if (line.length + indent.length < 100 && !line.includes('\n')) return parts.length ? line : line.replaceAll(' ', '')
  return `${open.trim()}\n${parts.map((one) => `${deeper}${one},\n`).join('')}${indent}${close.trim()}`
}
