import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { run } from '../../tools/children.ts'
import { serveFolder } from '../serveFolder.ts'

/** Builds a host with Vite and asserts that there are no warnings. */
export async function viteBuild(folder: string, host: string, ...args: string[]): Promise<void> {
  const { output } = await runOrThrow(
    [join(folder, 'node_modules/vite/bin/vite.js'), 'build', ...args],
    join(folder, host),
    {
      NODE_ENV: 'production',
    },
  )
  assert.doesNotMatch(output, /\bwarn/i, `vite warns:\n${output}`)
}

/** Runs a program and throws unless it succeeds. */
export async function runOrThrow(
  args: string[],
  cwd: string,
  env?: Record<string, string>,
): Promise<{ output: string }> {
  const { ok, output } = await run(args, { cwd, env: { NODE_OPTIONS: '', ...env } })
  if (!ok) throw new Error(output.split('\n').slice(-60).join('\n'))
  return { output }
}

export async function served(folder: string, work: (url: string) => Promise<void>): Promise<void> {
  const { url, close } = await serveFolder(folder)
  await work(`${url}/`).finally(close)
}

export async function running(
  args: string[],
  cwd: string,
  work: (url: string) => Promise<void>,
  ready = /http:/,
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (ready.test(line)) resolve(line)
      })
      child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)))
      setTimeout(() => reject(new Error('the server did not come up in 30 s')), 30_000).unref()
    })
    await work(url)
  } finally {
    kill()
    process.off('exit', kill)
  }
}
