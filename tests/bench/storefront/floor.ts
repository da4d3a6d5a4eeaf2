import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { startMeasured } from './cpu.ts'
import type { Measured } from './cpu.ts'

const root = new URL('../../../', import.meta.url).pathname

/** Source shared by the server and the client: turns plain data into elements with `createElement`. */
const shared = `
import { createElement } from 'react'
export const draw = (node, key) => typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...(node[2].length ? [node[2].map(draw)] : []))
`
const server = `
import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { renderToPipeableStream } from 'react-dom/server'
import { draw } from './draw.js'
const pages = JSON.parse(readFileSync(process.env.PAGES, 'utf8'))
const script = readFileSync(process.env.SCRIPT)
createServer((request, response) => {
  if (request.url === '/floor.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  const page = pages[request.url]
  if (!page) return response.writeHead(404).end()
  const data = JSON.parse(page.data)
  const chunks = []
  const sink = new PassThrough()
  sink.on('data', (chunk) => chunks.push(chunk))
  sink.on('end', () => {
    const html = '<!doctype html><meta charset="utf-8"><div id="root">' + Buffer.concat(chunks) + '</div><script>data=' + JSON.stringify(data).replace(/</g, '\\\\u003c') + '</script><script type="module" src="/floor.js"></script>'
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
    response.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
  })
  renderToPipeableStream(draw(page.tree)).pipe(sink)
}).listen(process.env.PORT, () => console.log('ready'))
`
const client = `
import { hydrateRoot } from 'react-dom/client'
import { draw } from './draw.js'
const read = (node) => node.nodeType === 3 ? node.data : [node.localName, Object.fromEntries([...node.attributes].map(({ name, value }) => [name === 'class' ? 'className' : name, name === 'style' ? undefined : value])), [...node.childNodes].filter(({ nodeType }) => nodeType < 4).map(read)]
const root = document.getElementById('root')
hydrateRoot(root, draw(read(root.firstChild)), { onRecoverableError: () => undefined })
`

export type Floor = Measured & { script: number; remove: () => Promise<void> }

/**
 * Starts a server that renders the same elements in plain React, as a lower bound for the real pages. `tree` holds the
 * elements of the real page's body.
 */
export async function startFloor(pages: Record<string, { tree: unknown; data: string }>): Promise<Floor> {
  const folder = await mkdtemp(join(tmpdir(), 'millwright-floor-'))
  const at = (name: string) => join(folder, name)
  for (const [name, text] of Object.entries({
    'draw.js': shared,
    'server.js': server,
    'client.js': client,
    'pages.json': JSON.stringify(pages),
  }))
    await writeFile(at(name), text)
  const common = {
    bundle: true,
    minify: true,
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  await build({ ...common, entryPoints: [at('client.js')], outfile: at('floor.js'), format: 'esm' })
  await build({
    ...common,
    entryPoints: [at('server.js')],
    outfile: at('main.cjs'),
    platform: 'node',
    format: 'cjs',
    define: {},
  })
  const { readFile } = await import('node:fs/promises')
  const script = gzipSync(await readFile(at('floor.js')), { level: 9 }).length / 1000
  const measured = await startMeasured([at('main.cjs')], { PAGES: at('pages.json'), SCRIPT: at('floor.js') })
  return { ...measured, script, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Returns the elements of a page's body as plain data. */
export function treeOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source'])
    const names: Record<string, string> = {
      class: 'className',
      for: 'htmlFor',
      tabindex: 'tabIndex',
      readonly: 'readOnly',
      maxlength: 'maxLength',
      autocomplete: 'autoComplete',
      srcset: 'srcSet',
    }
    const read = (node: ChildNode): unknown[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element) || ['script', 'style', 'noscript'].includes(node.localName)) return []
      const attributes = Object.fromEntries(
        [...node.attributes]
          .filter(({ name }) => name !== 'style' && !['value', 'checked', 'selected'].includes(name))
          .map(({ name, value }) => [names[name] ?? name, value]),
      )
      return [[node.localName, attributes, empty.has(node.localName) ? [] : [...node.childNodes].flatMap(read)]]
    }
    return ['div', {}, [...document.body.childNodes].flatMap(read)]
  })
}
