import ts from 'typescript'
import { importsIn, nodesIn, parse } from '../syntax.ts'

const globals = new Set(
  'undefined Math Date String Number Boolean Array Object JSON Intl Set Map Promise document window location console crypto setTimeout clearTimeout fetch URL URLSearchParams FormData File Blob React Event HTMLElement AbortSignal Record Partial Readonly Pick Omit encodeURIComponent Element const NonNullable ReturnType Parameters Array ReadonlyArray'.split(
    ' ',
  ),
)

/** Returns the declarations and the imports of a file by name. */
export function namesOf(source: ts.SourceFile) {
  const local = new Map<string, ts.Statement>()
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        for (const one of bound(name)) local.set(one, statement)
    else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement)
    )
      local.set(statement.name?.text ?? '', statement)
  }
  return { local, imported: new Map(importsIn(source).map((one) => [one.name, one])) }
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? bound(one.name) : []))
}

/** Returns the names that a text uses and does not declare, without the globals. */
export function freeNames(text: string): string[] {
  const source = parse('sample.tsx', text)
  const own = new Set<string>()
  const used = new Set<string>()
  for (const node of nodesIn(source)) {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) for (const one of bound(node.name)) own.add(one)
    if (
      (ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node)) &&
      node.name
    )
      own.add(node.name.text)
    if (ts.isIdentifier(node) && isUse(node)) used.add(node.text)
  }
  return [...used].filter((name) => !own.has(name) && !globals.has(name))
}

function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return false
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxSelfClosingElement(parent))
    return /^[A-Z]/.test(node.text)
  const isNamed =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isNamedTupleMember(parent) ||
    ts.isParameter(parent)
  return !isNamed || parent.name !== node
}
