import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { drawContexts, drawGraph, folderOf, mayImport, rooms } from './checks/graph.ts'
import type { Room } from './checks/graph.ts'
import { drawings } from '../packages/ui/src/Icon/drawings.ts'
import { root } from './children.ts'
import { configurationGuide } from './generators/configuration.ts'
import { decisionIndex } from './generators/decisions.ts'
import { eventTable } from './generators/eventTable.ts'
import { webhookTable } from './generators/webhookTable.ts'
import { editorTemplate } from './generators/editorTemplate.ts'
import { generateCode } from './generateCode.ts'
import { besideCode } from './generators/guides.ts'
import { importForms, orderForm } from './generators/importForms.ts'
import { gapsOf, llms, llmsOfAll, llmsOfGuide } from './generators/llms.ts'
import { readParts } from './generators/parts.ts'
import type { Part } from './generators/parts.ts'
import { textsOf, textsTable } from './generators/textsOf.ts'
import { readJson } from './readJson.ts'

/** Packages installed at the root for every package's stories and tests. */
const forTests =
  'vitest fast-check @testing-library/react @testing-library/user-event storybook @storybook/react-vite react react-dom jsdom'

const designed = ['ui', 'commerce']

type Generated = { path: string; text: (now: string) => string | Promise<string> }

/**
 * All generated files that are kept in the repository. `--check` compares without writing. `generateCode` writes the
 * modules that git ignores.
 */
const all: Generated[] = [
  {
    path: 'ARCHITECTURE.md',
    text: (now) => between(between(now, 'graph', drawGraph()), 'contexts', drawContexts()),
  },
  {
    path: 'turbo.json',
    text: (now) =>
      print({
        ...JSON.parse(now),
        boundaries: { implicitDependencies: forTests.split(' '), tags: Object.fromEntries(rooms.map(boundary)) },
      }),
  },
  ...rooms.map((room) => ({
    path: `${folderOf(room)}/turbo.json`,
    text: () => print({ extends: ['//'], tags: [tagOf(room)] }),
  })),
  { path: 'docs/events.md', text: (now) => between(now, 'events', eventTable()) },
  { path: 'docs/webhooks.md', text: (now) => between(now, 'webhooks', webhookTable()) },
  { path: 'docs/adr/README.md', text: () => decisionIndex() },
  { path: 'docs/configuration.md', text: () => configurationGuide() },
  {
    path: 'docs/import.md',
    text: (now) => between(between(now, 'forms', importForms()), 'orders', orderForm()),
  },
  ...besideCode(),
  ...editorTemplate(),
  { path: 'packages/ui/src/Icon/icons.svg', text: iconSheet },
  ...designed.flatMap((name) => [
    {
      path: `packages/${name}/components.json`,
      text: () => print({ package: `@millwright/${name}`, components: parts(name) }),
    },
    { path: `packages/${name}/llms.txt`, text: () => llms(name, descriptionOf(name), parts(name)) },
  ]),
  { path: 'packages/editor/llms.txt', text: () => llmsOfGuide(readme('editor'), descriptionOf('editor')) },
  { path: 'packages/commerce/README.md', text: (now) => between(now, 'texts', textsTable(parts('commerce'))) },
  { path: 'packages/decoration/README.md', text: (now) => between(now, 'texts', textsTable(drawnPages())) },
  {
    path: 'llms.txt',
    text: () =>
      llmsOfAll(
        designed.map((name) => ({ name, description: descriptionOf(name), parts: parts(name) })),
        [{ name: 'editor', description: descriptionOf('editor') }],
      ),
  },
]

function readme(name: string): string {
  return readFileSync(join(root, `packages/${name}/README.md`), 'utf8')
}

let read: Record<string, Part[]> | undefined
/** Reads the components once and on demand: the types of two packages take three seconds. */
const parts = (name: string) => (read ??= readParts(designed))[name]!

/** Returns the entries that draw a decorated page, with the text namespaces that each needs. */
function drawnPages() {
  return ['Decoration', 'SsrDecoration', 'Preview', 'Blocks'].map((name) => ({
    name,
    texts: textsOf(join(root, `packages/decoration/src/${name}/${name}.tsx`)),
  }))
}

function descriptionOf(name: string): string {
  return readJson(join(root, `packages/${name}/package.json`), z.object({ description: z.string() })).description
}

/**
 * Returns turbo's boundary rule of a package. Turbo checks transitive dependencies, and cannot tell stories from
 * published code.
 */
function boundary(room: Room) {
  const reached = (of: Room): Room[] => mayImport[of].flatMap((other: Room) => [other, ...reached(other)])
  const all = new Set(reached(room))
  if (room === 'ui' || all.has('ui') || folderOf(room).startsWith('apps/'))
    for (const one of ['fixtures', ...reached('fixtures')] as const) all.add(one)
  return [tagOf(room), { dependencies: { allow: [...all].sort() } }]
}

/** Returns the tag of a package. Turbo forbids a tag that equals the name of an unscoped package. */
function tagOf(room: Room): string {
  return room === 'create-millwright' ? 'creator' : room
}

function iconSheet(): string {
  const path = (d: string) => (d.startsWith('#') ? `<path d="${d.slice(1)}" fill="currentColor"/>` : `<path d="${d}"/>`)
  const symbols = Object.entries(drawings).map(
    ([name, paths]) => `<symbol id="${name}" viewBox="0 0 20 20">${paths.map(path).join('')}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}: generated by npm run generate -->`, `<!-- /${name} -->`]
  const [before, rest] = text.split(start)
  const after = rest?.split(end)[1]
  if (after === undefined)
    throw new Error(`The markers of the ${name} are missing: add ${start} and ${end} where the generated text belongs.`)
  return `${before}${start}\n${content}\n${end}${after}`
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const check = process.argv.includes('--check')
await generateCode()
let stale = 0
for (const { path, text } of all) {
  const file = join(root, path)
  const now = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const wanted = await text(now)
  if (wanted === now) continue
  stale++
  console.log(check ? `${path} is out of date: run npm run generate` : `wrote ${path}`)
  if (check) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, wanted)
}
const untold = designed.flatMap((name) => gapsOf(name, parts(name)))
for (const gap of untold)
  console.log(`${gap} has no docstring, so the manifest cannot describe it: write one (Writing stories, "Docstrings")`)
if (!stale) console.log(`${all.length} generated files are up to date`)
process.exit((check && stale) || untold.length ? 1 : 0)
