import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { compilerOptions } from '../checks/typeErrors.ts'
import { root } from '../children.ts'
import { nodesIn } from '../nodesIn.ts'
import { storySample } from './sample.ts'
import { textsOf } from './textsOf.ts'
import { wholeSample } from './wholeSample.ts'

export type Prop = { name: string; type: string; required: boolean; default?: string; doc: string }
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
  sample: string
}

/** Reads every exported component of the packages from its types and docstrings. */
export function readParts(packages: readonly string[]): Record<string, Part[]> {
  const found = packages.map((name) => {
    const files = globSync(`packages/${name}/src/*/*.tsx`, { cwd: root })
    const own = files.filter((file) => /\/(\w+)\/\1\.tsx$/.test(file)).sort()
    return { name, files: own.map((file) => join(root, file)) }
  })
  const program = ts.createProgram(
    found.flatMap(({ files }) => files),
    compilerOptions(),
  )
  return Object.fromEntries(
    found.map(({ name, files }) => [name, files.flatMap((file) => partsOf(program, name, file))]),
  )
}

function partsOf(program: ts.Program, room: string, file: string): Part[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!source || !module) return []
  const folder = basename(dirname(file))
  const stories = file.replace(/\.tsx$/, '.stories.tsx')
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const declaration = symbol.valueDeclaration
    if (
      !/^[A-Z]/.test(symbol.name) ||
      !declaration ||
      !ts.isFunctionDeclaration(declaration) ||
      tagsOf(symbol, checker).some(({ name }) => name === 'internal')
    )
      return []
    const [is = '', ...more] = ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
    const found = (word: string) =>
      more
        .find((paragraph) => paragraph.startsWith(`${word}:`))
        ?.slice(word.length + 1)
        .trim() ?? ''
    const [when = '', instead = ''] = found('When').split(/\s*Instead:\s*/)
    return [
      {
        name: symbol.name,
        import: `@millwright/${room}/${folder}`,
        is: flat(is),
        when: flat(when),
        instead: flat(instead),
        keys: found('Keys'),
        byKeys:
          symbol.name === folder &&
          existsSync(stories) &&
          /export const (Keyboard|ByKeys)\b/.test(readFileSync(stories, 'utf8')),
        tags: existsSync(stories) ? metaTags(stories) : [],
        texts: textsOf(file),
        props: propsOf(program, declaration),
        sample: symbol.name === folder ? sampleText(checker, symbol, declaration, room, file) : '',
      },
    ]
  })
}

/** Returns a hand-written sample, or the component's first story with imports and data. */
function sampleText(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  component: ts.FunctionDeclaration,
  room: string,
  file: string,
): string {
  const stories = file.replace(/\.tsx$/, '.stories.tsx')
  const written = ts.sys.readFile(join(root, `docs/samples/${room}/${symbol.name}.tsx`))
  if (written) return written.trim()
  if (!existsSync(stories)) return ''
  const [parameter] = component.parameters
  const props = parameter && checker.getTypeAtLocation(parameter)
  return wholeSample(storySample(stories, symbol.name), symbol.name, {
    hasProps: new RegExp(`export (type|interface) (\\{[^}]*\\b)?${symbol.name}Props\\b`).test(
      readFileSync(file, 'utf8'),
    ),
    known: (prop, value) => {
      const its = props && propertyOf(checker, props, prop)
      return its ? knownTo(checker, its, value) : value
    },
    fits: (prop, value) => {
      const its = props && propertyOf(checker, props, prop)
      return !its || isWhole(checker, its, value)
    },
  })
}

function propertyOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type | undefined {
  for (const branch of type.isUnion() ? type.types : [type]) {
    const symbol = branch.getProperty(name)
    if (symbol) return checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
  }
  return undefined
}

function knownTo(checker: ts.TypeChecker, type: ts.Type, value: unknown): unknown {
  if (Array.isArray(value)) {
    const item = (type.isUnion() ? type.types : [type])
      .map((one) => checker.getIndexTypeOfType(one, ts.IndexKind.Number))
      .find(Boolean)
    return item ? value.map((one) => knownTo(checker, item, one)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const record = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const its = propertyOf(checker, type, name) ?? record
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
  const meta = /const meta[\s\S]*?\n(?:export|type)/.exec(ts.sys.readFile(stories) ?? '')?.[0] ?? ''
  return [
    ...(/\n {0,2}tags: \[(.*?)\]|\{[^{}]*?tags: \[(.*?)\]/.exec(meta)?.slice(1).join('') ?? '').matchAll(
      /'(new|deprecated)'/g,
    ),
  ].map(([, tag = '']) => tag)
}

function propsOf(program: ts.Program, component: ts.FunctionDeclaration): Prop[] {
  const checker = program.getTypeChecker()
  const [parameter] = component.parameters
  if (!parameter) return []
  const type = checker.getTypeAtLocation(parameter)
  const defaults = defaultsOf(program)
  const seen = new Map<string, Prop>()
  for (const branch of type.isUnion() ? type.types : [type]) {
    for (const symbol of branch.getProperties()) {
      // Props that every element takes are documented once for all components.
      const declaration = symbol.declarations?.find(
        (one) => !one.getSourceFile().fileName.includes('/node_modules/@types/react'),
      )
      if (!declaration || symbol.name === 'ref') continue
      const before = seen.get(symbol.name)
      const doc = flat(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
      const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional)
      const byTag = tagsOf(symbol, checker)
        .find(({ name }) => name === 'default')
        ?.text?.map(({ text }) => text)
        .join('')
        .replace(/^`|`$/g, '')
      const value = byTag ?? symbol.declarations?.map((one) => defaults.get(one)).find(Boolean) ?? before?.default
      const written = typeText(checker, symbol, declaration)
      seen.set(symbol.name, {
        name: symbol.name,
        type:
          before && before.type !== written && written !== 'undefined'
            ? before.type === 'undefined'
              ? written
              : `${before.type} | ${written}`
            : (before?.type ?? written),
        required: !optional && before?.required !== false,
        ...(value !== undefined && { default: value }),
        doc: doc || before?.doc || '',
      })
    }
  }
  return [...seen.values()]
}

/** Returns a type as written. A union of literals is expanded. */
function typeText(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, declaration))
  if (
    type.isUnion() &&
    type.types.length < 40 &&
    type.types.every((one) => one.isStringLiteral() || one.isNumberLiteral())
  ) {
    return type.types.map((one) => (one.isStringLiteral() ? `'${one.value}'` : checker.typeToString(one))).join(' | ')
  }
  if (ts.isPropertySignature(declaration) && hasType(declaration)) return writtenType(declaration)
  return checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation)
}

const hasType = (signature: ts.PropertySignature): signature is ts.PropertySignature & { type: ts.TypeNode } =>
  signature.type !== undefined

/** Returns a type as written, without `undefined` for optional properties. */
function writtenType({ type, questionToken }: ts.PropertySignature & { type: ts.TypeNode }): string {
  const known = (node: ts.TypeNode): ts.TypeNode => {
    if (!ts.isUnionTypeNode(node)) return node
    const types = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    const [only] = types
    if (types.length > 1) return ts.factory.createUnionTypeNode(types)
    return only && ts.isParenthesizedTypeNode(only) ? only.type : (only ?? node)
  }
  const withKnown: ts.TransformerFactory<ts.TypeNode> = (context) => (whole) => {
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, context)
      if (!ts.isPropertySignature(inner) || !inner.questionToken || !inner.type) return inner
      const { modifiers, name, questionToken: mark } = inner
      return ts.factory.updatePropertySignature(inner, modifiers, name, mark, known(inner.type))
    }
    return ts.visitNode(whole, visit, ts.isTypeNode)
  }
  const { transformed } = ts.transform(questionToken ? known(type) : type, [withKnown])
  return flat(
    ts
      .createPrinter({ removeComments: true })
      .printNode(ts.EmitHint.Unspecified, transformed[0]!, type.getSourceFile())
      .replace(/;(\s*})/g, '$1'),
  )
}

/** Default values of props, by declaration, from the destructuring that sets them. */
const defaultsByProgram = new WeakMap<ts.Program, Map<ts.Declaration, string>>()

function defaultsOf(program: ts.Program): Map<ts.Declaration, string> {
  const known = defaultsByProgram.get(program)
  if (known) return known
  const checker = program.getTypeChecker()
  const found = new Map<ts.Declaration, string>()
  const note = (property: ts.Symbol | undefined, value: ts.Expression) => {
    const declaration = property?.declarations?.[0]
    if (declaration && !found.has(declaration) && isSaid(value)) found.set(declaration, flat(value.getText()))
  }
  const sources = program.getSourceFiles().filter((one) => /\/packages\/(ui|commerce)\/src\//.test(one.fileName))
  for (const node of sources.flatMap((source) => nodesIn(source))) {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent))
      note(propertyBound(checker, node), node.initializer)
    // Also `size ?? 'medium'`, for a prop that is destructured without a default.
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      const { left, right } = node
      if (ts.isPropertyAccessExpression(left)) note(checker.getSymbolAtLocation(left.name), right)
      const bound = ts.isIdentifier(left) && checker.getSymbolAtLocation(left)?.valueDeclaration
      if (bound && ts.isBindingElement(bound)) note(propertyBound(checker, bound), right)
    }
  }
  defaultsByProgram.set(program, found)
  return found
}

function propertyBound(checker: ts.TypeChecker, element: ts.BindingElement): ts.Symbol | undefined {
  const name = (element.propertyName ?? element.name).getText()
  const type = checker.getTypeAtLocation(element.parent)
  for (const branch of type.isUnion() ? type.types : [type]) {
    const property = branch.getProperty(name)
    if (property) return property
  }
  return undefined
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

function tagsOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.JSDocTagInfo[] {
  return symbol.getJsDocTags(checker)
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
