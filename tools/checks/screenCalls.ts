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
  /** What its load and its act may call, in whatever file of the kit; by the file that calls. */
  calls: ReadonlyMap<CallName, string>
}

/** Every screen and what it calls, read from the code: `api.NAME` in what its route comes to import. */
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

/** A file and what it imports of the page kit that runs on the server: views are fetched later, and call nothing. */
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

/** The calls that a file makes of a client named `api`. */
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

/** What the stories of a folder mock: calls by name in `mock`, `mockFor` and `mocks`, and the shop's uploads. */
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

/** Widgets and views that are handed what answers later, by folder: a type of theirs is a function of a promise. */
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
