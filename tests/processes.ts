import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url).pathname

export type Program = { name: string; process: ChildProcess; lines: string[] }

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Returns the processor time that a process and its children have used, in milliseconds. Linux only. */
export function processorMs(pid: number): number {
  const children = childrenByParent()
  const sum = (one: number): number =>
    ownMs(one) + (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(pid)
}

/** Returns the time of a process and of its ended children, from fields 14 to 17 of `/proc/PID/stat`. */
function ownMs(pid: number): number {
  const times = fieldsOf(pid)?.slice(11, 15).map(Number) ?? []
  return times.reduce((sum, ticks) => sum + ticks, 0) * TICK_MS
}

function childrenByParent(): Map<number, number[]> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const found = new Map<number, number[]>()
  for (const pid of pids) {
    const parent = Number(fieldsOf(pid)?.[1])
    found.set(parent, [...(found.get(parent) ?? []), pid])
  }
  return found
}

/** Returns the fields after the program's name, which may contain spaces. Undefined if the process ended. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Returns the memory of a process in MB, or 0 on systems without /proc. */
export function memoryMB(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000)
  } catch {
    return 0
  }
}

/**
 * Starts a program in the project's folder, and waits until a line of its output matches `ready`, or for 0.3 s without
 * `ready`. Adds the program to `running` even if it fails, so that the caller can end all programs.
 */
export async function startProgram(
  running: Program[],
  {
    name,
    command,
    args,
    env,
    ready,
  }: { name: string; command: string; args: string[]; env: Record<string, string>; ready?: RegExp },
): Promise<Program> {
  console.log(`starting ${name}`)
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const program: Program = { name, process: child, lines: [] }
  running.push(program)
  const up = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        program.lines.push(...String(chunk).split('\n').filter(Boolean))
        if (ready?.test(String(chunk))) resolve()
      })
    }
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code}:\n${program.lines.slice(-10).join('\n')}`)),
    )
    if (!ready) setTimeout(resolve, 300)
  })
  await up
  return program
}
