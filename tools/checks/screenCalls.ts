import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const pages = 'packages/pages/src'
const isCall = (name: string): name is CallName => Object.hasOwn(contract, name)

export type ScreenCalls = {
  screen: string
  folder: string
  /** The API calls that the screen's loader and action may make, with the file that makes each. */
  calls: ReadonlyMap<CallName, string>
}

/** Reads the API calls of every screen from the code: `api.NAME` in its route's imports. */
export function screenCalls(): ScreenCalls[] {
  return globSync('**/*.route.ts', { cwd: join(root, pages) })
    .sort()
    .map((route) => {
      const path = join(pages, route)
      const calls = new Map<CallName, string>()
      for (const file of reach(path)) for (const call of callsIn(file)) if (!calls.has(call)) calls.set(call, file)
      return { screen: /(\w+)\.route\.ts$/.exec(route)![1]!, folder: dirname(path), calls }
    })
}

/** Returns a file and its server-side imports within the page kit. Views load separately and make no calls. */
function reach(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const statement of sourceOf(from).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue
    const { text } = statement.moduleSpecifier
    const to = text.startsWith('.') ? join(dirname(from), text) : undefined
    if (to?.endsWith('.ts') && existsSync(join(root, to))) reach(to, seen)
  }
  return seen
}

/** Returns the calls that a file makes on a client named `api`. */
function callsIn(path: string): Set<CallName> {
  const found = new Set<CallName>()
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      isCall(node.name.text) &&
      /^(\w+\.)?api$/.test(node.expression.getText())
    )
      found.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(sourceOf(path))
  return found
}

/** Returns the calls that a folder's stories mock with `mock`, `mockFor` and `mocks`, and with `mockUpload`. */
export function mockedIn(folder: string): Set<string> {
  const found = new Set<string>()
  for (const file of globSync('*.stories.tsx', { cwd: join(root, folder) })) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^mock(s|For|Upload)?$/.test(node.expression.getText())) {
        if (node.expression.getText() === 'mockUpload') found.add('uploadFile')
        for (const argument of node.arguments) if (ts.isStringLiteral(argument)) found.add(argument.text)
      }
      ts.forEachChild(node, visit)
    }
    const source = sourceOf(join(folder, file))
    if (/\bmockData\b/.test(source.text)) visit(source)
  }
  return found
}

/** Returns the folders of components whose types take a function that returns a promise. */
export function asking(): string[] {
  const folders = new Set<string>()
  for (const file of globSync('packages/{commerce,decoration,pages}/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories|css|load|action|route)\.tsx?$|\/(testing|internal|loading)\//.test(file)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isTypeAliasDeclaration(node) && givesPromise(node.type)) folders.add(dirname(file))
      ts.forEachChild(node, visit)
    }
    visit(sourceOf(file))
  }
  return [...folders].filter((folder) => globSync('*.stories.tsx', { cwd: join(root, folder) }).length).sort()
}

function givesPromise(node: ts.Node): boolean {
  const isFunction = ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)
  if (isFunction && node.type && node.type.getText().startsWith('Promise<')) return true
  return ts.forEachChild(node, (child) => givesPromise(child) || undefined) ?? false
}

const sources = new Map<string, ts.SourceFile>()
function sourceOf(path: string): ts.SourceFile {
  const kept = sources.get(path)
  if (kept) return kept
  const text = readFileSync(join(root, path), 'utf8')
  const made = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  sources.set(path, made)
  return made
}
