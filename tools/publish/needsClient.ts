import ts from 'typescript'
import { nodesIn, parse } from '../syntax.ts'

/** Hooks without state, which React's server build also exports. */
const free = new Set(['use', 'useCallback', 'useDebugValue', 'useId', 'useMemo'])
const stateful = /^(radix-ui|react-aria-components|virtua)$/

/**
 * Whether a module needs `'use client'`: it calls a hook, creates a context or a class component, creates a function
 * for an element's props, or renders with a stateful library. A module that only passes on its props renders on either
 * side.
 */
export function needsClient(file: string, text: string): boolean {
  const source = parse(file, text)
  const own = functionsOf(source)
  const needs = [imports, calls, draws, hears, isComponentClass]
  // A hand-written directive is for modules that pass imported functions to a client component.
  const saysSo = /^['"]use client['"]/.test(source.statements[0]?.getText() ?? '')
  return saysSo || nodesIn(source).some((node) => needs.some((judge) => judge(node)))

  function draws(node: ts.Node): boolean {
    // A child counts if it is itself a function. The result of a call does not count.
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      return Boolean(node.expression && isFunction(node.expression))
    return (
      (ts.isJsxAttribute(node) || ts.isJsxSpreadAttribute(node)) && node.parent.properties.length > 0 && gives(node)
    )
  }

  function isFunction(node: ts.Node): boolean {
    return isInline(node) || (ts.isIdentifier(node) && own.has(node.text))
  }

  /**
   * Whether the node passes a function, inline or by name. Functions that are called in place or passed to a call
   * (`list.map(…)`) do not count.
   */
  function gives(node: ts.Node): boolean {
    if (isInline(node)) return true
    if (ts.isCallExpression(node))
      return ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'bind'
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return false // visited separately
    if (ts.isIdentifier(node) && own.has(node.text)) return isValue(node)
    return ts.forEachChild(node, gives) ?? false
  }
}

function isInline(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

function imports(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) &&
    !node.importClause?.isTypeOnly &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    stateful.test(node.moduleSpecifier.text)
  )
}

function calls(node: ts.Node): boolean {
  const [name = ''] = (ts.isCallExpression(node) && /\w+$/.exec(node.expression.getText())) || []
  return name === 'createContext' || (/^use([A-Z]|$)/.test(name) && !free.has(name))
}

/** Whether a handler is assigned: `props.onClick = (event) => …`, `{ onClick: () => … }`. */
function hears(node: ts.Node): boolean {
  const [name, value] = ts.isPropertyAssignment(node)
    ? [node.name, node.initializer]
    : ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        ts.isPropertyAccessExpression(node.left)
      ? [node.left.name, node.right]
      : []
  return Boolean(name && /^on[A-Z]/.test(name.getText()) && value && isInline(value))
}

function isComponentClass(node: ts.Node): boolean {
  return (
    ts.isClassDeclaration(node) &&
    (node.heritageClauses ?? []).some((clause) => /\b(Pure)?Component\b/.test(clause.getText()))
  )
}

function functionsOf(source: ts.SourceFile): Set<string> {
  const named = nodesIn(source).flatMap((node) => {
    if (ts.isFunctionDeclaration(node)) return node.name ?? []
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return []
    return isInline(node.initializer) ? node.name : []
  })
  return new Set(named.map(({ text }) => text))
}

function isValue(node: ts.Identifier): boolean {
  const { parent } = node
  const isNamed = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)
  return !(isNamed && parent.name === node)
}
