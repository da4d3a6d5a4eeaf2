import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const GRACE = 10_000

type Start = {
  name: string
  /** What follows `node`. */
  args: string[]
  env?: Record<string, string | undefined>
  cwd?: string
  /** The line by which it says that it is ready. */
  ready: RegExp
  /** Which of its lines people see. */
  show?: (line: string) => boolean
}

/** The programs that a command starts: they come up in order, fall together, and none outlives the command. */
export class Children {
  readonly #running = new Map<string, ChildProcess>()
  #stopping: Promise<void> | undefined
  readonly #onEnd: (reason: string) => void

  constructor(onEnd: (reason: string) => void) {
    this.#onEnd = onEnd
    const leave = () => void this.stop().then(() => process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
    // npm hands a signal on to the shell between, which dies of it without a word to us.
    const parent = process.ppid
    if (process.env.npm_lifecycle_event)
      setInterval(() => {
        if (process.ppid !== parent) leave()
      }, 250).unref()
    // The last resort, where this process falls over itself.
    process.on('exit', () => {
      for (const child of this.#running.values()) child.kill('SIGKILL')
    })
  }

  /** Resolves when the program says that it is ready; its later end is everyone's end. */
  start({ name, args, env, cwd = root, ready, show = () => true }: Start): Promise<void> {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running.set(name, child)
    const last: string[] = []
    let up = false
    return new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          last.push(line)
          if (last.length > 20) last.shift()
          if (show(line)) console.log(line)
          if (!ready.test(line)) return
          up = true
          resolve()
        })
      }
      child.once('error', reject)
      child.once('close', (code, signal) => {
        this.#running.delete(name)
        if (this.#stopping) return
        const shown = last.filter((line) => !show(line))
        const reason = [`${name} ended (${signal ?? `exit code ${code}`}).`, ...shown].join('\n')
        if (up) this.#onEnd(reason)
        else reject(new Error(reason))
      })
    })
  }

  stop(): Promise<void> {
    return (this.#stopping ??= Promise.all([...this.#running.values()].map(end)).then(() => undefined))
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode) return resolve()
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE)
    child.once('close', () => {
      clearTimeout(late)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Asks for a port before anything is built for it. */
export async function needPort(port: number, variable: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port number from 1 to 65535.`)
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      const probe = createServer()
      probe.once('error', resolve)
      probe.listen(port, host, () => probe.close(() => resolve(undefined)))
    })
    if (problem?.code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is in use by another program: stop it, or choose another port: ${variable}=${port + 100} npm start`,
      )
    if (problem?.code === 'EACCES')
      throw new Error(`Port ${port} needs more rights than you have: choose another port: ${variable}=4100 npm start`)
  }
}

/** Runs to the end; resolves with what it said and whether it went well. */
export function run(
  args: string[],
  {
    cwd = root,
    env,
    onLine,
  }: { cwd?: string; env?: Record<string, string | undefined>; onLine?: (line: string) => void } = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`
        onLine?.(line)
      })
    }
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', kill)
      resolve({ ok: code === 0, output })
    })
  })
}
