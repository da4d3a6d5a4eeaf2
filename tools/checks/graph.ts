import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { glob } from 'tinyglobby'
import ts from 'typescript'
import { z } from 'zod'
import { root } from '../children.ts'
import { nodesIn } from '../nodesIn.ts'
import { readJson } from '../readJson.ts'

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
  pages: ['decoration', 'api-client', 'commerce', 'ui', 'i18n', 'domain', 'contract'],
  host: ['pages', 'decoration', 'api-client', 'commerce', 'ui', 'i18n', 'domain', 'contract', 'edge'],
  'create-millwright': [],
  storefront: ['host', 'pages', 'api-client', 'i18n', 'domain', 'edge'],
  'mall-api': ['contract', 'domain', 'edge'],
  'editor-example': ['decoration', 'commerce', 'ui', 'i18n', 'domain'],
} as const satisfies Record<string, readonly string[]>

/**
 * The contexts of the mall's server that each context may import. All contexts may import `core` and `db`; only
 * composition (`app`, `console`, `sample` and the programs) imports any context. A context tells contexts above it by
 * an event (docs/events.md).
 */
export const mayKnow = {
  files: [],
  catalogue: ['files'],
  search: ['catalogue'],
  site: ['catalogue'],
  content: ['catalogue', 'files'],
  shop: ['site', 'catalogue', 'files'],
  chat: [],
  quote: ['files'],
  cart: ['quote'],
  order: ['cart', 'quote'],
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
    'files',
  ],
} as const satisfies Record<string, readonly string[]>

const knownBy: Readonly<Record<string, readonly string[] | undefined>> = mayKnow
const mallServer = 'apps/mall-api/src'

/** The folders of the mall's server outside `contexts`, and the folders and contexts that each may import. */
const layers: Readonly<Record<string, readonly string[]>> = {
  db: [],
  core: ['db'],
  console: ['contexts', 'core', 'db'],
  sample: ['contexts', 'core', 'db'],
  app: ['console', 'sample', 'contexts', 'core', 'db'],
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
const browserRooms = new Set<Room>(['ui', 'i18n', 'commerce', 'decoration', 'pages'])
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
  problems.push(...judgeContexts(files), ...mutualFolders(files), ...borrowedStyles(files))
  for (const room of rooms) problems.push(...judgeManifest(folder, room))
  return {
    files: files.size,
    imports: [...files.values()].reduce((sum, { imports }) => sum + imports.length, 0),
    problems,
  }
}

function read(folder: string, path: string): File {
  const source = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, false)
  const file: File = { path, room: path.split('/')[1] as Room, imports: [], problems: [] }
  const at = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const note = (node: ts.Node, problem: string) => file.problems.push(`${path}:${at(node)}: ${problem}`)
  const add = (node: ts.Node, specifier: ts.Node | undefined, value: boolean, late = false) => {
    if (specifier && ts.isStringLiteral(specifier))
      file.imports.push({ from: specifier.text, value, late, line: at(node) })
  }
  if (/\/index\.tsx?$/.test(path)) file.problems.push(`${path}: is an index file; name the file after its content`)
  for (const node of nodesIn(source)) {
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
  return (
    ts.canHaveModifiers(node) &&
    Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
  )
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
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
  if (from.startsWith('node:') || from.startsWith('virtual:') || known.has(name)) return []
  return complain(`${name} is not among the dependencies in ${folderOf(room)}/package.json`)
}

/** Returns the first chain of value imports from a file to a package. */
function wayTo(wanted: string, from: File, files: Map<string, File>): string[] | undefined {
  const seen = new Set<string>([from.path])
  const queue: { file: File; way: string[] }[] = [{ file: from, way: [] }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const { from: specifier, value } of next.file.imports) {
      if (!value) continue
      if (specifier === wanted || specifier.startsWith(`${wanted}/`)) return [...next.way, next.file.path, wanted]
      const target = resolve(next.file, specifier, files)
      if (!target || seen.has(target.path)) continue
      seen.add(target.path)
      queue.push({ file: target, way: [...next.way, next.file.path] })
    }
  }
  return undefined
}

/**
 * Finds import cycles, including type imports. Each is reported once. A dynamic `import()`, such as a screen's view,
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

/** The files that a file outside the tests imports by a path, with the line. */
function* pathImports(file: File): Generator<{ target: string; line: number; late: boolean }> {
  if (isTest(file.path)) return
  for (const { from, line, late } of file.imports)
    if (from.startsWith('.')) yield { target: join(dirname(file.path), from), line, late }
}

/** The folder that counts as one room inside a package: a context, a noun of `core`, otherwise the first folder. */
function partOf(base: string, path: string): string {
  const [first = '', second] = path.slice(base.length + 1).split('/')
  if (second === undefined) return ''
  return first === 'contexts' || first === 'core' ? `${first}/${second}` : first
}

/** Judges the imports of the mall's server by `mayKnow` and `layers`. */
function judgeContexts(files: Map<string, File>): string[] {
  const problems: string[] = []
  for (const file of files.values()) {
    const [layer, own = ''] = partOf(mallServer, file.path).split('/')
    // The programs at the root may start anything.
    if (file.room !== 'mall-api' || !layer) continue
    const known = knownBy[own]
    if (layer === 'contexts' && !known) problems.push(`${file.path}: ${own} is no context of the table mayKnow`)
    for (const { target, line } of pathImports(file)) {
      const [otherLayer = '', other = ''] = partOf(mallServer, target).split('/')
      const complain = (problem: string) => problems.push(`${file.path}:${line}: ${problem}`)
      if (layer === 'contexts' && otherLayer === 'contexts') {
        if (other !== own && !known?.includes(other))
          complain(`${own} may not know ${other}; it may know ${known?.join(', ') || 'no other context'}`)
      } else if (layer !== otherLayer) {
        const allowed = layer === 'contexts' ? ['core', 'db'] : (layers[layer] ?? [])
        if (!allowed.includes(otherLayer))
          complain(
            `${layer} may not import ${otherLayer || 'a program'}; it may import ${allowed.join(', ') || 'nothing else'}`,
          )
      }
    }
  }
  return problems
}

/** Finds folders of one package that import each other. */
function mutualFolders(files: Map<string, File>): string[] {
  return Object.values(directed).flatMap((base) => {
    const ways = new Map<string, string>()
    for (const file of files.values()) {
      if (!file.path.startsWith(`${base}/`)) continue
      const from = partOf(base, file.path)
      for (const { target, line } of pathImports(file)) {
        const to = partOf(base, target)
        if (from && to && from !== to && target.startsWith(`${base}/`))
          ways.set(`${from} and ${to}`, `${file.path}:${line}`)
      }
    }
    return [...ways].flatMap(([pair, where]) => {
      const [one = '', other = ''] = pair.split(' and ')
      const back = ways.get(`${other} and ${one}`)
      return one < other && back
        ? [`${where}: ${one} and ${other} import each other (${back}); move what they share beneath both`]
        : []
    })
  })
}

/** Finds screens that import the styles of another screen. */
function borrowedStyles(files: Map<string, File>): string[] {
  const screens = new Set([...files.keys()].filter((path) => path.endsWith('.route.ts')).map((path) => dirname(path)))
  return [...files.values()].flatMap((file) =>
    file.room === 'pages'
      ? [...pathImports(file)]
          .filter(({ target }) => target.endsWith('.css.ts') && screens.has(dirname(target)))
          .filter(({ target }) => !file.path.startsWith(`${dirname(target)}/`))
          .map(({ target, line }) => `${file.path}:${line}: imports another screen's styles (${target})`)
      : [],
  )
}

function resolve(file: File, specifier: string, files: Map<string, File>): File | undefined {
  if (specifier.startsWith('.')) return files.get(join(dirname(file.path), specifier))
  const parts = /^@millwright\/([^/]+)\/(.+)$/.exec(specifier)
  if (!parts) return undefined
  const [, room = '', name] = parts
  const base = `${folderOf(room)}/src`
  return [
    `${base}/${name}.ts`,
    `${base}/${name}.tsx`,
    `${base}/${name}/${name}.tsx`,
    `${base}/${name?.replace(/\.(load|act)$/, '')}/${name}.ts`,
    `${base}/${name}/${name}.ts`,
  ]
    .map((path) => files.get(path))
    .find(Boolean)
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

/** Draws the packages as a Mermaid graph. */
export function drawGraph(): string {
  return [
    '```mermaid',
    'flowchart TD',
    ...arrows(mayImport),
    '  stories(["stories and tests"]) -.-> fixtures',
    '```',
  ].join('\n')
}

/** Draws the contexts of the mall's server as a Mermaid graph. */
export function drawContexts(): string {
  const known = Object.values<readonly string[]>(mayKnow).flat()
  const alone = Object.keys(mayKnow).filter((name) => !knownBy[name]?.length && !known.includes(name))
  return ['```mermaid', 'flowchart TD', ...arrows(mayKnow), ...alone.map((name) => `  ${name}`), '```'].join('\n')
}

/** Returns a table's arrows. An arrow to what another arrow already reaches is left out. */
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
