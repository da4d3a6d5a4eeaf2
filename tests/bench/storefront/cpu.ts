import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../mall.ts'

const root = new URL('../../../', import.meta.url).pathname
/** Runs in the measured process: reports its CPU usage without keeping the process alive. */
const teller = 'process.on("message", () => process.send(process.cpuUsage())); process.channel?.unref()'

export type Measured = { url: string; cpu: () => Promise<number>; stop: () => void }

/** Starts a server in its own process and reports the CPU time of all its threads in milliseconds. */
export async function startMeasured(args: string[], env: Record<string, string>): Promise<Measured> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(teller)}`, ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} stopped with ${code}`)))
  })
  return {
    url: `http://localhost:${port}`,
    async cpu() {
      const answer = once(child, 'message') as Promise<[NodeJS.CpuUsage]>
      child.send('cpu')
      const [{ user, system }] = await answer
      return (user + system) / 1000
    },
    stop: () => void child.kill('SIGTERM'),
  }
}

/** Measures CPU time per request of one path, sequentially, with the `accept-encoding` of a browser. */
export async function cpuPerRequest(
  { url, cpu }: Measured,
  path: string,
  requests: number,
  cookie = '',
): Promise<number> {
  const ask = async () =>
    (await fetch(url + path, { headers: { 'accept-encoding': 'br, gzip', cookie } })).arrayBuffer()
  for (let warm = 0; warm < requests / 2; warm++) await ask()
  const before = await cpu()
  for (let turn = 0; turn < requests; turn++) await ask()
  return ((await cpu()) - before) / requests
}

/**
 * Measures CPU time per page that is not in the cache. Each address is requested once, after others have warmed up the
 * code.
 */
export async function cpuPerNewPage(
  { url, cpu }: Measured,
  addresses: readonly { path: string; cookie: string }[],
): Promise<number> {
  const ask = async ({ path, cookie }: { path: string; cookie: string }) =>
    (await fetch(url + path, { headers: { 'accept-encoding': 'br, gzip', cookie } })).arrayBuffer()
  const warm = addresses.slice(0, Math.floor(addresses.length / 3))
  for (const one of warm) await ask(one)
  const before = await cpu()
  for (const one of addresses.slice(warm.length)) await ask(one)
  return ((await cpu()) - before) / (addresses.length - warm.length)
}

/**
 * Measures CPU time per uncached page for a page with a single address: requests it again whenever its cache entry is
 * too old to be served.
 */
export async function cpuPerStalePage(
  server: Measured,
  addresses: readonly { path: string; cookie: string }[],
  rounds: number,
  stale: number,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => {
      setTimeout(resolve, stale)
    })
    times.push(await cpuPerNewPage(server, addresses))
  }
  return times.reduce((sum, time) => sum + time, 0) / rounds
}
