import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '../../../apps/mall-api/src/testing/cluster.ts'
import { freePort } from '../../mall.ts'
import { memoryMB } from '../../processes.ts'

const root = new URL('../../../', import.meta.url).pathname

export type Engine = 'PGlite' | 'PostgreSQL'
export type Lateness = { median: number; most99: number; most: number }
/** Runs in the server: reports the delays of its event loop without keeping the process alive. */
const teller = `import { monitorEventLoopDelay } from 'node:perf_hooks'
const resolution = 2
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
const late = (ns) => Math.max(0, ns / 1e6 - resolution)
process.on('message', () => {
  process.send({ median: late(delay.percentile(50)), most99: late(delay.percentile(99)), most: late(delay.max) })
  delay.reset()
})
process.channel?.unref()`

export type FilledMall = {
  api: string
  pid: number
  /** The costs of the import that filled the mall, and of one start. */
  figures: {
    fillSeconds: number
    fillPeakMB: number
    startSeconds: number
    serverMB: () => number
    diskMB: number
    skus: number
  }
  /** Returns by how many milliseconds the server's event loop was late since the last call: the median, 99 of 100, the most. */
  lateness: () => Promise<Lateness>
  stop: () => Promise<void>
}

/**
 * Starts the reference mall with `size` SKUs, with the search in the process or in the search engine at `searchUrl`. Its
 * folder is kept for later runs.
 */
export async function filledMall(engine: Engine, size: number, searchUrl = ''): Promise<FilledMall> {
  const folder = join(root, '.cache/bench/search', `${engine.toLowerCase()}-${size}`)
  mkdirSync(folder, { recursive: true })
  const cluster = engine === 'PostgreSQL' ? await startCluster(folder) : undefined
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: cluster?.url ?? '',
    API_PORT: String(await freePort()),
    SANDBOX: '1',
    CATALOGUE_SIZE: '',
  }
  try {
    const filled = await fill(folder, size, env)
    const began = performance.now()
    const child = run(['--import', `data:text/javascript,${encodeURIComponent(teller)}`, 'apps/mall-api/src/main.ts'], {
      ...env,
      SEARCH_URL: searchUrl,
    })
    await said(child, /ready: http/)
    const api = `http://127.0.0.1:${env.API_PORT}`
    await searchable(api)
    return {
      api,
      pid: child.pid!,
      figures: {
        ...filled,
        startSeconds: seconds(began),
        serverMB: () => memoryMB(child.pid),
        diskMB: Math.round(bytesOf(folder) / 1e6),
      },
      lateness: async () => {
        const answer = once(child, 'message') as Promise<[Lateness]>
        child.send('lateness')
        return (await answer)[0]
      },
      stop: async () => {
        await ended(child)
        cluster?.stop()
      },
    }
  } catch (error) {
    cluster?.stop()
    throw error
  }
}

/** Waits until the search finds products: a search engine may have to index all of them first. */
async function searchable(api: string): Promise<void> {
  for (;;) {
    const { data } = (await (await fetch(`${api}/search/prodPage?size=1`)).json()) as {
      data?: { products?: { total: number } }
    }
    if (data?.products?.total) return
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
  }
}

/** Fills the mall, or completes or finds an earlier fill. The figures come from the run that filled it from empty. */
async function fill(folder: string, size: number, env: NodeJS.ProcessEnv) {
  const began = performance.now()
  const child = run(['apps/mall-api/src/fill.ts', '--size', String(size)], env)
  // Memory for creating an empty database does not count towards the import.
  let filling = false
  child.stdout!.on('data', (chunk: Buffer) => {
    filling ||= /SKUs \d/.test(String(chunk))
  })
  let peak = 0
  const watch = setInterval(() => {
    if (filling) peak = Math.max(peak, memoryMB(child.pid))
  }, 100)
  const skus = Number((await said(child, /holds (\d+) SKUs/))[1])
  if (child.exitCode === null) await once(child, 'exit')
  clearInterval(watch)
  const file = join(folder, 'filled.json')
  const fresh = { fillSeconds: seconds(began), fillPeakMB: peak, skus }
  try {
    const before = JSON.parse(readFileSync(file, 'utf8')) as typeof fresh
    if (before.skus === skus) return before
  } catch {
    /* filled for the first time */
  }
  writeFileSync(file, JSON.stringify(fresh))
  return fresh
}

function run(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--conditions=@millwright/source', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

function said(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  let text = ''
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk
      const found = words.exec(text)
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${text.slice(-400)}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

const seconds = (began: number) => Math.round((performance.now() - began) / 100) / 10

function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).reduce(
    (sum, entry) =>
      sum + (entry.isFile() ? (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0) : 0),
    0,
  )
}
