import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../mall.ts'

export type Running = { url: string; stop: () => Promise<void> }

/** Starts the API of the version in `folder` on a database. */
export async function startApi(folder: string, databaseUrl: string, dataDir: string): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--conditions=@millwright/source', 'apps/mall-api/src/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      STATEMENT_SECONDS: '600',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      API_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return started(child, `http://localhost:${port}`)
}

/** Starts the built storefront of the version in `folder`. */
export async function startShop(folder: string, apiUrl: string): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, ['apps/storefront/build/server/server.js'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', PORT: String(port), MALL_API_BASE: apiUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return started(child, `http://localhost:${port}`)
}

/** Resolves when the program reports that it is ready. Prints the errors that the program logs. */
async function started(child: ChildProcess, url: string): Promise<Running> {
  let said = ''
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    for (const output of [child.stdout!, child.stderr!])
      output.on('data', (part: Buffer) => {
        said += String(part)
        if (said.includes('ready: http')) resolve()
        for (const line of String(part).split('\n')) if (line.includes('"level":"error"')) console.error(line)
      })
    void ended.then(([code]) => reject(new Error(`${url} ended with ${code}: ${said.slice(-3000)}`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
