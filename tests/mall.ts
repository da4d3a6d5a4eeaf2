import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/** Starts a mall with `tools/start.ts`, as `npm start` does, on free ports and with an empty data folder. */
export async function startMall(
  env: Record<string, string> = {},
): Promise<{ shop: string; api: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'millwright-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const mall = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      STATEMENT_SECONDS: '600',
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    mall.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Millwright is ready')) resolve()
    })
    mall.once('exit', (code) => reject(new Error(`the mall stopped with ${code}`)))
  })
  return {
    shop: `http://localhost:${port}`,
    api: `http://localhost:${apiPort}`,
    stop: async () => {
      const ended = once(mall, 'exit')
      mall.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function startApi(): Promise<{ api: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'millwright-'))
  const port = await freePort()
  const mall = spawn(process.execPath, ['--conditions=@millwright/source', 'apps/mall-api/src/main.ts'], {
    cwd: root,
    env: { STATEMENT_SECONDS: '600', ...process.env, NODE_OPTIONS: '', API_PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    mall.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready: http')) resolve()
    })
    mall.once('exit', (code) => reject(new Error(`the reference mall stopped with ${code}`)))
  })
  return {
    api: `http://localhost:${port}`,
    stop: async () => {
      const ended = once(mall, 'exit')
      mall.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Ports above 1023 that browsers and `fetch` refuse (the Fetch standard's list of bad ports). */
const refused = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(0)
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    probe.close()
    if (!refused.has(port)) return port
  }
}
