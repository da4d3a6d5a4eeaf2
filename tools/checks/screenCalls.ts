import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { root } from '../children.ts'
import { importsIn, nodesIn, readSource } from '../syntax.ts'

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
      return { screen: basename(route, '.route.ts'), folder: dirname(path), calls }
    })
}

/** Returns a file and its server-side imports within the page kit. Views load separately and make no calls. */
function reach(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const { from: specifier, isType } of importsIn(sourceOf(from))) {
    const to = !isType && specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
    if (to?.endsWith('.ts') && existsSync(join(root, to))) reach(to, seen)
  }
  return seen
}

/** Returns the calls that a file makes on a client named `api`. */
function callsIn(path: string): Set<CallName> {
  const accessed = nodesIn(sourceOf(path)).filter(ts.isPropertyAccessExpression)
  const ofClient = accessed.filter(({ expression }) => /^(\w+\.)?api$/.test(expression.getText()))
  return new Set(ofClient.map(({ name }) => name.text).filter(isCall))
}

/** Returns the calls that a folder's stories mock with `mock`, `mockFor` and `mocks`, and with `mockUpload`. */
export function mockedIn(folder: string): Set<string> {
  const found = new Set<string>()
  for (const file of globSync('*.stories.tsx', { cwd: join(root, folder) })) {
    const source = sourceOf(join(folder, file))
    if (!/\bmockData\b/.test(source.text)) continue
    for (const { expression, arguments: given } of nodesIn(source).filter(ts.isCallExpression)) {
      if (!/^mock(s|For|Upload)?$/.test(expression.getText())) continue
      if (expression.getText() === 'mockUpload') found.add('uploadFile')
      for (const argument of given.filter(ts.isStringLiteral)) found.add(argument.text)
    }
  }
  return found
}

/** Returns the folders of components whose types take a function that returns a promise. */
export function foldersWithAsyncProps(): string[] {
  const folders = new Set<string>()
  for (const file of globSync('packages/{commerce,decoration,pages}/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories|css|load|action|route)\.tsx?$|\/(testing|internal|loading)\//.test(file)) continue
    const aliases = nodesIn(sourceOf(file)).filter(ts.isTypeAliasDeclaration)
    if (aliases.some(({ type }) => nodesIn(type).some(givesPromise))) folders.add(dirname(file))
  }
  return [...folders].filter((folder) => globSync('*.stories.tsx', { cwd: join(root, folder) }).length).sort()
}

function givesPromise(node: ts.Node): boolean {
  const isFunction = ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)
  return Boolean(isFunction && node.type?.getText().startsWith('Promise<'))
}

const sources = new Map<string, ts.SourceFile>()
function sourceOf(path: string): ts.SourceFile {
  const source = sources.get(path) ?? readSource(root, path)
  sources.set(path, source)
  return source
}
