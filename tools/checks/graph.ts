import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { glob } from 'tinyglobby'
import ts from 'typescript'
import { z } from 'zod'
import { root } from '../children.ts'
import { readJson } from '../readJson.ts'
import { lineOf, nodesIn, readSource } from '../syntax.ts'

/** The allowed imports between packages. The diagram, turbo's boundaries and this check derive from this table. */
export const mayImport = {
  domain: [],
  edge: [],
  i18n: [],
  ui: [],
  contract: ['domain'],
  'api-client': ['contract', 'domain'],
  fixtures: ['api-client', 'contract', 'domain'],
  commerce: ['ui', 'i18n', 'domain', 'contract'],
  decoration: ['commerce', 'ui', 'i18n', 'domain', 'contract'],
  editor: ['decoration', 'commerce', 'ui', 'i18n', 'domain', 'contract'],
  pages: ['decoration', 'api-client', 'commerce', 'ui', 'i18n', 'domain', 'contract'],
  host: ['pages', 'decoration', 'api-client', 'commerce', 'ui', 'i18n', 'domain', 'contract', 'edge'],
  'create-millwright': [],
  storefront: ['host', 'pages', 'api-client', 'i18n', 'domain', 'edge'],
  'mall-api': ['contract', 'domain', 'edge'],
  'editor-example': ['editor', 'decoration', 'api-client', 'commerce', 'ui', 'i18n', 'domain'],
} as const satisfies Record<string, readonly string[]>

/**
 * The contexts of the mall's server that each context may import. All contexts may import `core` and `db`; only
 * composition (`app`, `console`, `sample` and the programs) imports any context. A context notifies the contexts above
 * it with an event (docs/events.md).
 */
export const mayKnow = {
  files: [],
  catalogue: ['files'],
  search: ['catalogue'],
  exchange: ['catalogue', 'order'],
  site: ['catalogue'],
  content: ['catalogue', 'files'],
  shop: ['site', 'catalogue', 'files'],
  chat: [],
  message: [],
  webhook: [],
  quote: ['files'],
  cart: ['quote', 'files', 'article-number'],
  'article-number': ['files'],
  'quick-order': ['quote', 'files', 'article-number'],
  order: ['cart', 'quote', 'article-number'],
  'order-list': ['quick-order', 'cart', 'article-number', 'files'],
  payment: ['order', 'files'],
  'after-sale': ['payment', 'order', 'files'],
  promotion: ['payment', 'order', 'catalogue'],
  member: ['promotion', 'payment', 'order', 'catalogue'],
  credit: ['payment', 'order', 'files'],
  distribution: ['catalogue', 'files'],
  account: [
    'after-sale',
    'promotion',
    'credit',
    'distribution',
    'order',
    'quote',
    'shop',
    'content',
    'catalogue',
    'chat',
    'message',
    'files',
  ],
} as const satisfies Record<string, readonly string[]>

const knownBy: Readonly<Record<string, readonly string[] | undefined>> = mayKnow
const mallServer = 'apps/mall-api/src'

/** The folders of the mall's server, and the folders that each may import. */
const layers: Readonly<Record<string, readonly string[]>> = {
  db: [],
  core: ['db'],
  contexts: ['core', 'db'],
  jobs: ['core', 'db'],
  console: ['contexts', 'core', 'db'],
  sample: ['contexts', 'core', 'db'],
  app: ['console', 'sample', 'contexts', 'jobs', 'core', 'db'],
}

/** Packages in which no two folders import each other. Files at their root are composition. */
const directed: Partial<Record<Room, string>> = {
  'mall-api': mallServer,
  pages: 'packages/pages/src',
  host: 'packages/host/src',
}

export type Room = keyof typeof mayImport
export const rooms = Object.keys(mayImport) as Room[]
const apps = new Set<string>(['storefront', 'mall-api', 'editor-example'])
export const folderOf = (room: string) => `${apps.has(room) ? 'apps' : 'packages'}/${room}`

/** In the page kit, browsers run the views and their imports. Servers run loaders, actions and routes. */
const runsOnServer = ({ room, path }: Pick<File, 'room' | 'path'>) => room === 'pages' && !path.endsWith('.tsx')

/** Packages that reach the browser import only the contract's types, because zod stays on the server. */
const browserRooms = new Set<Room>(['ui', 'i18n', 'commerce', 'decoration', 'editor', 'pages'])
const withoutReact = new Set<Room>(['domain', 'edge', 'contract', 'api-client', 'create-millwright', 'mall-api'])
const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/internal\/test|\/testing\//.test(file)
const mayExportDefault = (file: string) => /\.stories\.tsx$|\.config\.ts$|^apps\/[\w-]+\/src\/shop\.ts$/.test(file)

type Import = { from: string; value: boolean; late: boolean; line: number }
type File = { path: string; room: Room; imports: Import[]; problems: string[] }

export async function checkGraph(folder = root): Promise<{ files: number; imports: number; problems: string[] }> {
  const paths = await glob(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: folder })
  const files = new Map<string, File>()
  for (const path of paths.sort()) files.set(path, read(folder, path))
  const problems = [...files.values()].flatMap((file) => [
    ...file.problems,
    ...file.imports.flatMap((found) => judge(file, found, declared(folder, file.room))),
  ])
  for (const file of files.values()) {
    if (!browserRooms.has(file.room) || isTest(file.path) || runsOnServer(file)) continue
    const way = wayTo('zod', file, files)
    if (way) problems.push(`${file.path}: imports zod, which must not reach the browser: ${way.join(' → ')}`)
  }
  for (const circle of circlesOf(files))
    problems.push(`${circle[0]}: is in a circle of imports: ${[...circle, circle[0]].join(' → ')}`)
  const links = linksOf(files)
  problems.push(...judgeContexts(files, links), ...mutualFolders(links), ...borrowedStyles(files, links))
  for (const room of rooms) problems.push(...judgeManifest(folder, room))
  return { files: files.size, imports: [...files.values()].flatMap(({ imports }) => imports).length, problems }
}

function read(folder: string, path: string): File {
  const file: File = { path, room: path.split('/')[1] as Room, imports: [], problems: [] }
  const note = (node: ts.Node, problem: string) => file.problems.push(`${path}:${lineOf(node)}: ${problem}`)
  const add = (node: ts.Node, specifier: ts.Node | undefined, value: boolean, late = false) => {
    if (specifier && ts.isStringLiteral(specifier))
      file.imports.push({ from: specifier.text, value, late, line: lineOf(node) })
  }
  if (/\/index\.tsx?$/.test(path)) file.problems.push(`${path}: is an index file; name the file after its content`)
  for (const node of nodesIn(readSource(folder, path))) {
    if (ts.isImportDeclaration(node))
      add(node, node.moduleSpecifier, node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    else if (ts.isExportDeclaration(node)) {
      if (!node.exportClause) note(node, '`export *` hides the exported names; list them')
      add(node, node.moduleSpecifier, !node.isTypeOnly)
    } else if (ts.isExportAssignment(node) || hasDefault(node)) {
      if (!mayExportDefault(path)) note(node, 'has a default export; export it by name')
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], true, true)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, false)
  }
  return file
}

function hasDefault(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : []
  return Boolean(modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
}

function judge(file: File, { from, line }: Import, known: ReadonlySet<string>): string[] {
  const { room, path } = file
  const complain = (problem: string) => [`${path}:${line}: ${problem}`]
  if (from.startsWith('.')) {
    const target = join(dirname(path), from)
    return target.startsWith(`${folderOf(room)}/`) || isTest(path)
      ? []
      : complain(`imports another package by its path (${from}); import it as @millwright/…`)
  }
  const other = /^@millwright\/([^/]+)/.exec(from)?.[1]
  if (other) {
    const allowed: readonly string[] = mayImport[room]
    if (other === room || allowed.includes(other) || (isTest(path) && other === 'fixtures')) return []
    return complain(`${room} may not import ${other}; it may import ${allowed.join(', ') || 'no package of the kit'}`)
  }
  if (isTest(path)) return []
  if (/^react(-dom)?(\/|$)/.test(from) && withoutReact.has(room)) return complain(`${room} must not import React`)
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(from) ?? []
  if (from.startsWith('node:') || from.startsWith('virtual:') || known.has(name)) return []
  return complain(`${name} is not among the dependencies in ${folderOf(room)}/package.json`)
}

/** Returns the first chain of value imports from a file to a package. */
function wayTo(wanted: string, from: File, files: Map<string, File>): string[] | undefined {
  // The loop adds to the map that it walks, so that the shortest chain is found first.
  const ways = new Map<File, string[]>([[from, [from.path]]])
  for (const [file, way] of ways)
    for (const { from: specifier } of file.imports.filter(({ value }) => value)) {
      if (specifier === wanted || specifier.startsWith(`${wanted}/`)) return [...way, wanted]
      const target = resolve(file, specifier, files)
      if (target && !ways.has(target)) ways.set(target, [...way, target.path])
    }
  return undefined
}

/**
 * Finds import cycles, including type imports. Each cycle is reported once. A dynamic `import()`, such as a screen's view,
 * does not close a cycle.
 */
function circlesOf(files: Map<string, File>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (file: File, way: string[]): void => {
    const at = way.indexOf(file.path)
    if (at >= 0) circles.push(way.slice(at))
    if (at >= 0 || done.has(file.path)) return
    for (const { from, late } of file.imports) {
      const target = from.startsWith('.') && !late ? files.get(join(dirname(file.path), from)) : undefined
      if (target) walk(target, [...way, file.path])
    }
    done.add(file.path)
  }
  for (const file of files.values()) walk(file, [])
  return circles
}

/** A relative import in a file that is not a test. */
type Link = { path: string; target: string; at: string }

function linksOf(files: Map<string, File>): Link[] {
  return [...files.values()]
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from, line }) => ({ path, target: join(dirname(path), from), at: `${path}:${line}` })),
    )
}

/**
 * Returns the part of a package that a file belongs to: a context, a folder of `core`, or otherwise the first folder.
 * Returns an empty text for a file at the root.
 */
function partOf(base: string, path: string): string {
  const [first = '', second] = path.slice(base.length + 1).split('/')
  if (second === undefined) return ''
  return first === 'contexts' || first === 'core' ? `${first}/${second}` : first
}

/** Checks the imports of the mall's server against `mayKnow` and `layers`. */
function judgeContexts(files: Map<string, File>, links: readonly Link[]): string[] {
  const unknown = [...files.keys()].flatMap((path) => {
    const [, context] = /^apps\/mall-api\/src\/contexts\/([^/]+)\//.exec(path) ?? []
    return context && !knownBy[context] ? [`${path}: ${context} is no context of the table mayKnow`] : []
  })
  const wrong = links.flatMap(({ path, target, at }) => {
    const [layer, own = ''] = partOf(mallServer, path).split('/')
    const [otherLayer = '', other = ''] = partOf(mallServer, target).split('/')
    // The programs at the root may start anything.
    if (!path.startsWith(mallServer) || !layer) return []
    if (layer === 'contexts' && otherLayer === 'contexts') {
      const known = knownBy[own] ?? []
      if (other === own || known.includes(other)) return []
      return [`${at}: ${own} may not know ${other}; it may know ${known.join(', ') || 'no other context'}`]
    }
    const allowed = layers[layer] ?? []
    if (layer === otherLayer || allowed.includes(otherLayer)) return []
    const may = allowed.join(', ') || 'nothing else'
    return [`${at}: ${layer} may not import ${otherLayer || 'a program'}; it may import ${may}`]
  })
  return [...unknown, ...wrong]
}

/** Finds folders of one package that import each other. */
function mutualFolders(links: readonly Link[]): string[] {
  return Object.values(directed).flatMap((base) => {
    const ways = new Map<string, string>()
    for (const { path, target, at } of links) {
      if (![path, target].every((one) => one.startsWith(`${base}/`))) continue
      const [from, to] = [partOf(base, path), partOf(base, target)]
      if (from && to && from !== to) ways.set(`${from} and ${to}`, at)
    }
    return [...ways].flatMap(([pair, at]) => {
      const [one = '', other = ''] = pair.split(' and ')
      const back = ways.get(`${other} and ${one}`)
      return one < other && back
        ? [`${at}: ${pair} import each other (${back}); move what they share beneath both`]
        : []
    })
  })
}

/** Finds screens that import the styles of another screen. */
function borrowedStyles(files: Map<string, File>, links: readonly Link[]): string[] {
  const screens = new Set([...files.keys()].filter((path) => path.endsWith('.route.ts')).map((path) => dirname(path)))
  return links
    .filter(({ path, target }) => path.startsWith('packages/pages/') && target.endsWith('.css.ts'))
    .filter(({ path, target }) => screens.has(dirname(target)) && !path.startsWith(`${dirname(target)}/`))
    .map(({ target, at }) => `${at}: imports another screen's styles (${target})`)
}

function resolve(file: File, specifier: string, files: Map<string, File>): File | undefined {
  if (specifier.startsWith('.')) return files.get(join(dirname(file.path), specifier))
  const [, room = '', name = ''] = /^@millwright\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  const path = `${folderOf(room)}/src/${name}`
  return ['.ts', '.tsx', `/${name}.tsx`, `/${name}.ts`].map((end) => files.get(path + end)).find(Boolean)
}

const versions = z.record(z.string(), z.string()).optional()
const manifest = z.object({ dependencies: versions, peerDependencies: versions, devDependencies: versions })

function declared(folder: string, room: Room): Set<string> {
  const path = join(folder, folderOf(room), 'package.json')
  if (!existsSync(path)) return new Set()
  const { dependencies, peerDependencies, devDependencies } = readJson(path, manifest)
  // Nobody installs an app, so its build dependencies count too, but not its test dependencies. Of a package's
  // devDependencies only the style compiler counts.
  const isBuiltWith = (name: string) =>
    name === '@vanilla-extract/css' || (folderOf(room).startsWith('apps/') && name !== '@millwright/fixtures')
  const built = Object.entries(devDependencies ?? {}).filter(([name]) => isBuiltWith(name))
  return new Set(Object.keys({ ...dependencies, ...peerDependencies, ...Object.fromEntries(built) }))
}

function judgeManifest(folder: string, room: Room): string[] {
  const allowed: readonly string[] = mayImport[room]
  return [...declared(folder, room)]
    .filter((name) => name.startsWith('@millwright/') && !allowed.includes(name.slice('@millwright/'.length)))
    .map((name) => `${folderOf(room)}/package.json: declares ${name}, which ${room} may not import`)
}

const diagram = (lines: readonly string[]) => ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')

/** Draws the packages as a Mermaid graph. */
export function drawGraph(): string {
  return diagram([...arrows(mayImport), '  stories(["stories and tests"]) -.-> fixtures'])
}

/** Draws the contexts of the mall's server as a Mermaid graph. */
export function drawContexts(): string {
  const known = Object.values<readonly string[]>(mayKnow).flat()
  const alone = Object.keys(mayKnow).filter((name) => !knownBy[name]?.length && !known.includes(name))
  return diagram([...arrows(mayKnow), ...alone.map((name) => `  ${name}`)])
}

/** Returns a table's arrows. Omits an arrow if other arrows already lead to its target. */
function arrows(table: Readonly<Record<string, readonly string[]>>): string[] {
  const reach = (name: string): Set<string> => new Set((table[name] ?? []).flatMap((other) => [other, ...reach(other)]))
  return Object.entries(table).flatMap(([name, direct]) =>
    direct
      .filter((other) => !direct.some((between) => between !== other && reach(between).has(other)))
      .map((other) => `  ${name} --> ${other}`),
  )
}

if (import.meta.main) {
  const { files, imports, problems } = await checkGraph()
  for (const problem of problems) console.log(problem)
  console.log(`${imports} imports of ${files} files: ${problems.length} against the rules`)
  process.exit(problems.length ? 1 : 0)
}
