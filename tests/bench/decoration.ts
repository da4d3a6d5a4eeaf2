import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root, run as runNode } from '../../tools/children.ts'
import type { Measurement } from '../measure.ts'
import { hydrate } from './blocks/hydrate.ts'
import { renderOnServer } from './blocks/server.ts'
import { installPeers, titleOf } from './peers/install.ts'

const from = join(import.meta.dirname, 'blocks')
const home = join(root, '.cache/blocks')
const sets = {
  floor: 'plain React',
  ours: '@millwright/decoration',
  puck: '@puckeditor/core',
  builder: '@builder.io/sdk-react',
} as const
type Set = keyof typeof sets
const names = Object.keys(sets) as Set[]
const pages = [30, 300, 3000]
const goals = { server: 1.3, hydration: 1.2, bytes: 3 }

/**
 * Compares renderers on the same blocks in one run: on the server, hydrated in the pinned Chromium, and in bytes over
 * plain React. The kit is measured as published. Writes docs/decoration-speed.md.
 */
export const run: Measurement = async ({ count }) => {
  await installPeers(from, home)
  const built = await runNode([
    join(root, 'node_modules/turbo/bin/turbo'),
    'run',
    'build',
    '--filter=@millwright/decoration',
  ])
  if (!built.ok) throw new Error(`@millwright/decoration does not build:\n${built.output}`)
  const bytes: Partial<Record<Set, number>> = {}
  for (const name of names) bytes[name] = await bundle(name)
  const server = renderOnServer(
    await Promise.all(
      names.map(async (name) => [name, (await import(join(home, 'built', name, 'server.mjs'))) as never] as const),
    ),
    pages,
    count,
  )
  const client = await hydrate(join(home, 'built'), names, pages, Math.max(3, Math.ceil(count / 2)))

  const rows = names.map((name) => ({
    '': name === 'floor' ? sets[name] : titleOf(sets[name], from).trim(),
    'bytes over React, kB': ((bytes[name]! - bytes.floor!) / 1000).toFixed(1),
    ...Object.fromEntries(pages.map((page) => [`server, ${page}`, cell(server[page]![name]!, server[page]!.floor!)])),
    ...Object.fromEntries(
      pages.map((page) => [
        `hydration, ${page}`,
        cell(client.times[page]![name]!.root, client.times[page]!.floor!.root),
      ]),
    ),
    ...Object.fromEntries(
      pages.map((page) => [
        `last block, ${page}`,
        cell(client.times[page]![name]!.whole, client.times[page]!.floor!.whole),
      ]),
    ),
    shift: (client.shift[name] ?? 0).toFixed(3),
  }))
  const missed = pages.flatMap((page) => {
    const [onServer, inBrowser] = [
      server[page]!.ours! / server[page]!.floor!,
      client.times[page]!.ours!.root / client.times[page]!.floor!.root,
    ]
    return [
      ...(onServer > goals.server ? [`server, ${page}: ${onServer.toFixed(2)} > ${goals.server}`] : []),
      ...(inBrowser > goals.hydration ? [`hydration, ${page}: ${inBrowser.toFixed(2)} > ${goals.hydration}`] : []),
    ]
  })
  const over = (bytes.ours! - bytes.floor!) / 1000
  if (over > goals.bytes) missed.push(`bytes: ${over.toFixed(1)} > ${goals.bytes}`)
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, Chromium ${client.version}`
  writeFileSync(join(root, 'docs/decoration-speed.md'), document(rows, { count, machine, missed }))
  return { rows, ok: !missed.length, summary: missed.length ? `missed: ${missed.join('; ')}` : 'every goal met' }
}

const cell = (ms: number, floor: number) =>
  `${(ms / floor).toFixed(2)} (${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms)`

/** Bundles a renderer for the server and the browser. Returns the browser bundle's size, gzipped. */
async function bundle(name: Set): Promise<number> {
  const folder = join(home, 'built', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const common = {
    bundle: true,
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    format: 'esm',
    alias: { react: join(home, 'node_modules/react'), 'react-dom': join(home, 'node_modules/react-dom') },
  } as const
  await build({
    ...common,
    platform: 'node',
    mainFields: ['module', 'main'],
    outfile: join(folder, 'server.mjs'),
    external: ['isolated-vm'],
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    stdin: {
      resolveDir: home,
      loader: 'jsx',
      contents: `export { App, prepare } from './${name}.jsx'\nexport { pageOf } from './page.jsx'\nexport { createElement } from 'react'\nexport { renderToString } from 'react-dom/server'`,
    },
  })
  const { outputFiles, metafile } = await build({
    ...common,
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'module'],
    minify: true,
    splitting: true,
    outdir: folder,
    entryNames: 'main',
    metafile: true,
    write: false,
    stdin: {
      resolveDir: home,
      loader: 'jsx',
      contents: `import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, prepare } from './${name}.jsx'
import { pageOf } from './page.jsx'
let root
function Root({ data }) {
  useEffect(() => { root = performance.now() }, [])
  return <App data={data} />
}
window.hydrate = (count) => new Promise((resolve) => {
  const data = prepare(pageOf(count))
  const began = performance.now()
  const look = () => (root && window.reached ? resolve({ root: root - began, whole: window.reached - began }) : setTimeout(look))
  hydrateRoot(document.getElementById('root'), <Root data={data} />)
  look()
})`,
    },
  })
  for (const { path, contents } of outputFiles) writeFileSync(path, contents)
  // Only static imports of the first file count. Code behind `import()` loads later.
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ path: path.split('/').at(-1)!, output }))
  const seen = new Set<string>()
  const take = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path, kind } of outputs.find(({ path: one }) => one === file)?.output.imports ?? [])
      if (kind === 'import-statement') take(path.split('/').at(-1)!)
  }
  take('main.js')
  return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)
}

function document(
  rows: Record<string, string>[],
  { count, machine, missed }: { count: number; machine: string; missed: string[] },
): string {
  const heads = Object.keys(rows[0] ?? {})
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `# Speed of @millwright/decoration, beside its peers

\`npm run bench -- decoration --count ${count}\`, ${today}, ${machine}, other work on the machine: trust the ratios and the bytes more than the milliseconds. The command writes this page.

${[line(heads), line(heads.map((_, index) => (index ? '---:' : '---'))), ...rows.map((row) => line(heads.map((head) => row[head] ?? '')))].join('\n')}

Goals: server ≤ ${goals.server} × plain React, hydration ≤ ${goals.hydration} ×, ≤ ${goals.bytes} kB. ${missed.length ? `Missed: ${missed.join('; ')}.` : 'All are met.'}

- **Pages** of 30, 300 and 3,000 blocks: a title, a linked picture and a row of four products, in turn; what draws a block is the same code for all ([tests/bench/blocks](../tests/bench/blocks)). Ours are drawn by \`Blocks\` with looks that say \`atOnce\`, each block isolated; the peers isolate none. \`readDecoration\` reads 200 blocks of a page: 3,000 show how the time grows.
- **Bytes**: JavaScript that the page loads at once, minified and gzipped (level 9), kB of 1000 bytes, beyond plain React with the same blocks.
- **Server**: \`renderToString\`, the fastest tenth of ${count * 10} (30 blocks), ${count * 2} and ${Math.ceil(count / 2)}, the renderers taking turns in one process.
- **Hydration**: from \`hydrateRoot\` until the root's effect has run: React answers from then on. The fastest of ${Math.max(3, Math.ceil(count / 2))} fresh pages, a quarter of the processor.
- **Last block**: until the effect of the page's last block has run. Ours stand in one \`Suspense\`, which React takes over in a second pass when it has nothing else to do, or at once when somebody touches it; the others hold the processor until all is done. So ours are later here, by a frame or two.
- **Shift**: the cumulative layout shift of the page of 300 from its first paint until it is hydrated.
- Puck is measured by its \`/rsc\` renderer, the faster of its two; Builder.io by \`Content\` without tracking. Exact versions stand in the lockfile.
`
}
