import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'esbuild'
import { home } from './install.ts'
import { median, pageOf } from './page.ts'

const TURN = 20
const WARM = 15

/**
 * Measures the median milliseconds to render the page to text. Each set has its own process, as on a server, and the
 * sets alternate.
 */
export async function measureServer(sets: readonly string[], turns: number): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {}
  const children: Record<string, ChildProcess> = {}
  try {
    for (const set of sets) children[set] = await start(set)
    for (let turn = -WARM; turn < turns; turn++) {
      for (const set of sets) {
        const taken = await ask(children[set]!)
        if (turn >= 0) (times[set] ??= []).push(...taken)
      }
    }
  } finally {
    for (const child of Object.values(children)) child.kill()
  }
  return Object.fromEntries(Object.entries(times).map(([set, all]) => [set, median(all)]))
}

async function ask(child: ChildProcess): Promise<number[]> {
  const answer = once(child, 'message') as Promise<[number[]]>
  child.send(TURN)
  return (await answer)[0]
}

async function start(set: string): Promise<ChildProcess> {
  const outfile = join(home, 'built', set, 'server.mjs')
  await build({
    stdin: {
      loader: 'jsx',
      resolveDir: home,
      contents: `${pageOf(set)}
import { renderToString } from 'react-dom/server'
process.on('message', (count) => process.send(Array.from({ length: count }, () => {
  const began = performance.now()
  renderToString(<Page />)
  return performance.now() - began
})))`,
    },
    outfile,
    bundle: true,
    jsx: 'automatic',
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    loader: { '.css': 'empty' },
    logLevel: 'error',
    external: ['react', 'react-dom', 'react/jsx-runtime'], // one React for all, from the peers' folder
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  })
  const child = fork(outfile, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await once(child, 'spawn')
  return child
}
