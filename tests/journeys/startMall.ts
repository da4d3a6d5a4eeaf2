import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    shop: string
    api: string
  }
}

const root = new URL('../..', import.meta.url).pathname
const PATIENCE = 240_000

/**
 * Starts the mall as a person does (`npm start`), on free ports and an empty data folder. While writing a journey, a mall
 * that runs already can be walked instead: `JOURNEY_SHOP` and `JOURNEY_API`.
 */
export default async function startMall({ provide }: TestProject) {
  const { JOURNEY_SHOP, JOURNEY_API } = process.env
  if (JOURNEY_SHOP && JOURNEY_API) {
    provide('shop', JOURNEY_SHOP)
    provide('api', JOURNEY_API)
    return
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'millwright-journeys-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const mall = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, SANDBOX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await ready(mall)
  provide('shop', `http://localhost:${port}`)
  provide('api', `http://localhost:${apiPort}`)
  return async () => {
    const ended = new Promise((resolve) => mall.once('exit', resolve))
    mall.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

function ready(mall: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the mall was not ready in ${PATIENCE / 1000} s; it said:\n${said}`)), PATIENCE)
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('Millwright is ready')) return
      clearTimeout(late)
      resolve()
    }
    mall.stdout?.on('data', listen)
    mall.stderr?.on('data', listen)
    mall.once('exit', (code) => reject(new Error(`the mall stopped with ${code}; it said:\n${said}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
