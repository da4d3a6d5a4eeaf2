import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url).pathname

export type Ended = { code: number | null; said: string }

/**
 * Starts a command of `package.json` as `npm run NAME -- ...args` does, without npm in between, so that a signal reaches
 * it. `done` resolves with the exit code, or null if a signal ended it, and with all that it printed.
 */
export function startCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): { child: ChildProcess; done: Promise<Ended> } {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }
  const [program, ...own] = scripts[name]!.split(' ')
  if (program !== 'node') throw new Error(`npm run ${name} does not start node`)
  const child = spawn(process.execPath, [...own, ...args], { cwd: root, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  return {
    child,
    done: new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, said }))
    }),
  }
}
