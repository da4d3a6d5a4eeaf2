import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const GRACE = 10_000

type Start = {
  name: string
  args: string[]
  env?: Record<string, string | undefined>
  cwd?: string
  /** The output line that marks the program as ready. */
  ready: RegExp
  /** Whether to print an output line. All lines by default. */
  show?: (line: string) => boolean
}

/** The child processes of a command. They start in order, stop together, and never outlive the command. */
export class Children {
  readonly #running = new Map<string, ChildProcess>()
  #stopping: Promise<void> | undefined
  readonly #onEnd: (reason: string) => void

  constructor(onEnd: (reason: string) => void) {
    this.#onEnd = onEnd
    const leave = () => void this.stop().then(() => process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
    // npm sends a signal only to the shell that runs this command, and the shell ends without forwarding the signal.
    const parent = process.ppid
    if (process.env.npm_lifecycle_event)
      setInterval(() => {
        if (process.ppid !== parent) leave()
      }, 250).unref()
    // Children that still run when this process ends, as after a crash, are killed.
    process.on('exit', () => {
      for (const child of this.#running.values()) child.kill('SIGKILL')
    })
  }

  /** Starts a program and resolves once it is ready. If the program ends later, the command ends. */
  start({ name, args, env, cwd = root, ready, show = () => true }: Start): Promise<void> {
    const last: string[] = []
    let up = false
    return new Promise((resolve, reject) => {
      const child = spawnNode(args, cwd, env, (line) => {
        last.push(line)
        if (last.length > 20) last.shift()
        if (show(line)) console.log(line)
        if (!ready.test(line)) return
        up = true
        resolve()
      })
      this.#running.set(name, child)
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

/** Starts the programs of a command. If one fails or ends, the others stop, and the command ends with its reason. */
export async function startTogether(start: (children: Children) => Promise<unknown>): Promise<void> {
  const fail = async (reason: string): Promise<never> => {
    console.error(`\n${reason}`)
    await children.stop()
    process.exit(1)
  }
  const children = new Children((reason) => void fail(reason))
  await start(children).catch((error: Error) => fail(error.message))
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

/** Throws if the port is invalid or in use, so that a command fails before it builds. */
export async function needPort(port: number, variable: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port number from 1 to 65535.`)
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      const probe = createServer()
      probe.once('error', resolve)
      probe.listen(port, host, () => probe.close(() => resolve(undefined)))
    })
    const choose = (other: number) => `choose another port: ${variable}=${other} npm start`
    if (problem?.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use by another program: stop it, or ${choose(port + 100)}`)
    if (problem?.code === 'EACCES') throw new Error(`Port ${port} needs more rights than you have: ${choose(4100)}`)
  }
}

function spawnNode(args: string[], cwd: string, env: Start['env'], onLine: (line: string) => void): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    // People read the output, although the pipe is not a terminal.
    env: { LOG_FORMAT: 'text', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine)
  return child
}

/** Runs a program to its end and resolves with its output and whether it succeeded. */
export function run(
  args: string[],
  { cwd = root, env, onLine }: Pick<Start, 'cwd' | 'env'> & { onLine?: (line: string) => void } = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawnNode(args, cwd, env, (line) => {
      output += `${line}\n`
      onLine?.(line)
    })
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', kill)
      resolve({ ok: code === 0, output })
    })
  })
}
