import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { compilerOptions } from '../checks/typeErrors.ts'
import { root } from '../children.ts'
import { literalsOf, nodesIn } from '../syntax.ts'
import { storySample } from './sample.ts'
import { textsOf } from './textsOf.ts'
import { wholeSample } from './wholeSample.ts'

export type Prop = { name: string; type: string; required: boolean; default?: string; doc: string }
/** A type that props refer to: its members, or its text if it is no object. */
export type PropType = { name: string; text: string; members: Omit<Prop, 'default'>[] }
export type Part = {
  name: string
  import: string
  /** The docstring's first paragraph: what the component is. */
  is: string
  when: string
  instead: string
  keys: string
  /** Whether its stories use the keyboard. Then `keys` is required. */
  byKeys: boolean
  tags: string[]
  /** The text namespaces that the component and its children use. */
  texts: string[]
  props: Prop[]
  /** The other types that the module exports. */
  types: PropType[]
  sample: string
}

type Context = { checker: ts.TypeChecker; defaults: ReadonlyMap<ts.Declaration, string> }

/** Reads every exported component of the packages from its types and docstrings. */
export function readParts(packages: readonly string[]): Record<string, Part[]> {
  const filesOf = (name: string) =>
    globSync(`packages/${name}/src/*/*.tsx`, { cwd: root })
      .filter((file) => /\/(\w+)\/\1\.tsx$/.test(file))
      .sort()
      .map((file) => join(root, file))
  const program = ts.createProgram(packages.flatMap(filesOf), compilerOptions())
  const context = { checker: program.getTypeChecker(), defaults: findDefaults(program) }
  return Object.fromEntries(
    packages.map((name) => [
      name,
      filesOf(name).flatMap((file) => partsOf(context, name, file, program.getSourceFile(file)!)),
    ]),
  )
}

function partsOf(context: Context, room: string, file: string, source: ts.SourceFile): Part[] {
  const { checker } = context
  const folder = basename(dirname(file))
  const stories = ts.sys.readFile(storiesOf(file))
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).flatMap((symbol) => {
    const { name, valueDeclaration: component } = symbol
    const isInternal = symbol.getJsDocTags(checker).some((tag) => tag.name === 'internal')
    if (!/^[A-Z]/.test(name) || !component || !ts.isFunctionDeclaration(component) || isInternal) return []
    const [is = '', ...more] = docOf(context, symbol)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
    const after = (word: string) =>
      more
        .find((one) => one.startsWith(word))
        ?.slice(word.length)
        .trim() ?? ''
    const [when = '', instead = ''] = after('When:').split(/\s*Instead:\s*/)
    const isFolder = name === folder
    return {
      name,
      import: `@millwright/${room}/${folder}`,
      is: flat(is),
      when: flat(when),
      instead: flat(instead),
      keys: after('Keys:'),
      byKeys: isFolder && /export const (Keyboard|ByKeys)\b/.test(stories ?? ''),
      tags: metaTags(stories ?? ''),
      texts: textsOf(file),
      props: propsOf(context, component),
      types: isFolder ? typesOf(context, source, name) : [],
      sample: isFolder ? sampleText(checker, name, component, room, file) : '',
    }
  })
}

const storiesOf = (file: string) => file.replace(/\.tsx$/, '.stories.tsx')

function docOf({ checker }: Context, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker))
}

/** Returns a hand-written sample, or the component's first story with imports and data. */
function sampleText(
  checker: ts.TypeChecker,
  name: string,
  { parameters: [parameter] }: ts.FunctionDeclaration,
  room: string,
  file: string,
): string {
  const written = ts.sys.readFile(join(root, `docs/samples/${room}/${name}.tsx`))
  if (written) return written.trim()
  if (!existsSync(storiesOf(file))) return ''
  const props = parameter && checker.getTypeAtLocation(parameter)
  const typeOf = (prop: string) => props && typeOfProperty(checker, props, prop)
  return wholeSample(storySample(storiesOf(file), name), name, {
    hasProps: new RegExp(`export (type|interface) (\\{[^}]*\\b)?${name}Props\\b`).test(ts.sys.readFile(file) ?? ''),
    known: (prop, value) => {
      const type = typeOf(prop)
      return type ? knownTo(checker, type, value) : value
    },
    fits: (prop, value) => {
      const type = typeOf(prop)
      return !type || isWhole(checker, type, value)
    },
  })
}

const branchesOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])

function propertyOf(type: ts.Type, name: string): ts.Symbol | undefined {
  return branchesOf(type)
    .map((branch) => branch.getProperty(name))
    .find(Boolean)
}

function typeOfProperty(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type | undefined {
  const property = propertyOf(type, name)
  return property && checker.getNonNullableType(checker.getTypeOfSymbol(property))
}

function knownTo(checker: ts.TypeChecker, type: ts.Type, value: unknown): unknown {
  if (Array.isArray(value)) {
    const item = branchesOf(type)
      .map((one) => checker.getIndexTypeOfType(one, ts.IndexKind.Number))
      .find(Boolean)
    return item ? value.map((one) => knownTo(checker, item, one)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const record = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const its = typeOfProperty(checker, type, name) ?? record
      return its ? [[name, knownTo(checker, its, inner)]] : []
    }),
  )
}

function isWhole(checker: ts.TypeChecker, type: ts.Type, value: unknown): boolean {
  if (Array.isArray(value)) {
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return !item || value.every((one) => isWhole(checker, item, one))
  }
  if (typeof value !== 'object' || value === null || type.isUnion()) return true
  return checker.getPropertiesOfType(type).every((property) => {
    const inner: unknown = Reflect.get(value, property.name)
    if (inner === undefined) return Boolean(property.flags & ts.SymbolFlags.Optional)
    return isWhole(checker, checker.getNonNullableType(checker.getTypeOfSymbol(property)), inner)
  })
}

function metaTags(stories: string): string[] {
  const [meta = ''] = /const meta[\s\S]*?\n(?:export|type)/.exec(stories) ?? []
  const [, ...lists] = /\n {0,2}tags: \[(.*?)\]|\{[^{}]*?tags: \[(.*?)\]/.exec(meta) ?? []
  return [...lists.join('').matchAll(/'(new|deprecated)'/g)].map(([, tag = '']) => tag)
}

function propsOf(context: Context, { parameters: [parameter] }: ts.FunctionDeclaration): Prop[] {
  const { checker, defaults } = context
  const seen = new Map<string, Prop>()
  for (const branch of parameter ? branchesOf(checker.getTypeAtLocation(parameter)) : [])
    for (const symbol of branch.getProperties()) {
      const { name, flags, declarations = [] } = symbol
      // Props that every element takes are documented once for all components.
      const declaration = declarations.find(
        (one) => !one.getSourceFile().fileName.includes('/node_modules/@types/react'),
      )
      if (!declaration || name === 'ref') continue
      const before = seen.get(name)
      const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default')
      const byTag = tag && ts.displayPartsToString(tag.text).replace(/^`|`$/g, '')
      const value = byTag ?? declarations.map((one) => defaults.get(one)).find(Boolean) ?? before?.default
      const types = new Set([...(before ? [before.type] : []), typeText(checker, symbol, declaration)])
      if (types.size > 1) types.delete('undefined')
      seen.set(name, {
        name,
        type: [...types].join(' | '),
        required: !(flags & ts.SymbolFlags.Optional) && before?.required !== false,
        ...(value !== undefined && { default: value }),
        doc: flat(docOf(context, symbol)) || before?.doc || '',
      })
    }
  return [...seen.values()]
}

/** Returns the types that a module exports beside those of its components' props. */
function typesOf(context: Context, source: ts.SourceFile, component: string): PropType[] {
  const { checker } = context
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).flatMap((exported): PropType[] => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration)
    if (!declaration || exported.name === `${component}Props` || exported.name.endsWith('Props')) return []
    const { type, typeParameters = [] } = declaration
    const parameters = typeParameters.map((one) => one.getText()).join(', ')
    return [
      {
        name: `${exported.name}${parameters && `<${parameters}>`}`,
        text: writtenType(type, false),
        members:
          ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type)
            ? checker
                .getTypeFromTypeNode(type)
                .getProperties()
                .flatMap((member) => memberOf(context, member))
            : [],
      },
    ]
  })
}

function memberOf(context: Context, symbol: ts.Symbol): PropType['members'] {
  const member = symbol.declarations?.find(ts.isPropertySignature)
  if (!member?.type) return []
  return [
    {
      name: symbol.name,
      type: writtenType(member.type, Boolean(member.questionToken)),
      required: !member.questionToken,
      doc: flat(docOf(context, symbol)),
    },
  ]
}

/** Returns a type as written. A union of literals is expanded. */
function typeText(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, declaration))
  const words = literalsOf(type)
  if (words && words.length < 40) return words.join(' | ')
  return ts.isPropertySignature(declaration) && declaration.type
    ? writtenType(declaration.type, Boolean(declaration.questionToken))
    : checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation)
}

/** Returns a type as written, without `undefined` for optional properties. */
function writtenType(type: ts.TypeNode, isOptional: boolean): string {
  const printed = ts
    .createPrinter({ removeComments: true })
    .printNode(ts.EmitHint.Unspecified, type, type.getSourceFile())
  const text = flat(printed.replace(/;(\s*})/g, '$1')).replace(/(\?: [^;{}]+?) \| undefined(?=;| })/g, '$1')
  const known = isOptional ? text.replace(/ \| undefined$/, '') : text
  return known === text ? text : known.replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1')
}

/** Returns the default values of props, by declaration, from the destructuring that sets them. */
function findDefaults(program: ts.Program): ReadonlyMap<ts.Declaration, string> {
  const checker = program.getTypeChecker()
  const found = new Map<ts.Declaration, string>()
  const note = (property: ts.Symbol | undefined, value: ts.Expression) => {
    const declaration = property?.declarations?.[0]
    if (declaration && !found.has(declaration) && isSaid(value)) found.set(declaration, flat(value.getText()))
  }
  const bound = (element: ts.BindingElement) =>
    propertyOf(checker.getTypeAtLocation(element.parent), (element.propertyName ?? element.name).getText())
  const sources = program.getSourceFiles().filter((one) => /\/packages\/(ui|commerce)\/src\//.test(one.fileName))
  for (const node of sources.flatMap((source) => nodesIn(source))) {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent))
      note(bound(node), node.initializer)
    // Also `size ?? 'medium'`, for a prop that is destructured without a default.
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      const { left, right } = node
      if (ts.isPropertyAccessExpression(left)) note(checker.getSymbolAtLocation(left.name), right)
      const local = ts.isIdentifier(left) && checker.getSymbolAtLocation(left)?.valueDeclaration
      if (local && ts.isBindingElement(local)) note(bound(local), right)
    }
  }
  return found
}

/** Whether a default is understandable without the code around it. */
function isSaid(value: ts.Expression): boolean {
  return (
    ts.isLiteralExpression(value) ||
    ts.isPrefixUnaryExpression(value) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(value.kind) ||
    (ts.isArrayLiteralExpression(value) && value.elements.every(isSaid)) ||
    (ts.isObjectLiteralExpression(value) &&
      value.properties.every((one) => ts.isPropertyAssignment(one) && isSaid(one.initializer))) ||
    (ts.isPropertyAccessExpression(value) && /^[A-Z]/.test(value.expression.getText())) ||
    (ts.isIdentifier(value) && /^[A-Z_]+$/.test(value.text)) ||
    (ts.isBinaryExpression(value) && isSaid(value.left) && isSaid(value.right))
  )
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
