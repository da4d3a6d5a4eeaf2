import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../children.ts'

const src = join(root, 'packages/commerce/src')
const sources = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
  .map((file) => join(src, file))

/** Functions that write the reference mall's addresses. A component may use them only as defaults. */
const writers = new Set(['productPath', 'writeListPath', ...ownNames()])

function ownNames(): string[] {
  return [...readFileSync(join(src, 'internal/ownPaths.ts'), 'utf8').matchAll(/export const (\w+)/g)].map(
    ([, name]) => name!,
  )
}

/** Finds address writers that a host cannot replace. `addresses.ts` finds literal addresses. */
function fixedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const say = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${relative(src, file)}:${line + 1} ${node.getText()}`)
  }
  const visit = (node: ts.Node): unknown => {
    if (ts.isImportDeclaration(node)) return writesPaths(node) && say(node)
    if (ts.isIdentifier(node) && writers.has(node.text) && !isDefault(node)) say(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Whether the import is that of `path`, which writes the addresses of the table. */
function writesPaths({ moduleSpecifier }: ts.ImportDeclaration): boolean {
  return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === '@millwright/domain/paths/path'
}

/**
 * Whether the identifier is a default: `{ product = productPath }`, `{ cart = cartPath() }`, or the right side of
 * `paths.list ?? writeListPath`.
 */
function isDefault(identifier: ts.Identifier): boolean {
  const node = ts.isCallExpression(identifier.parent) ? identifier.parent : identifier
  const { parent } = node
  return (
    (ts.isBindingElement(parent) && parent.initializer === node) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      parent.right === node)
  )
}

it('contains addresses of the reference mall only in the defaults that a host replaces', () => {
  expect(sources.length).toBeGreaterThan(100)
  const fixed = sources.filter((file) => !file.endsWith('internal/ownPaths.ts')).flatMap(fixedIn)
  expect(fixed).toEqual([])
})

it('detects an address in a source', () => {
  expect(fixedIn(join(src, 'internal/ownPaths.ts'))).toContainEqual(expect.stringContaining('domain/paths/path'))
})
