import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const folder = new URL('.', import.meta.url).pathname
const classpath = join(folder, 'target/classpath')
const builtOf = join(folder, 'target/built')
/** The heap of the process that holds all three nodes. */
const HEAP = '1g'

type Engine = {
  /** The addresses of the three nodes. */
  nodes: string[]
  /** The process that holds all nodes. */
  pid: number
  /** Ends a node, as if its machine went down. */
  stop: (node: number) => Promise<void>
  close: () => Promise<void>
}

/** Returns the reason why no cluster can be started here, if there is one. */
export function missingForEngine(): string | undefined {
  const version = /version "(\d+)/.exec(outputOf('java', ['-version']))?.[1]
  if (!version || Number(version) < 17) return 'Java 17 or newer is not installed'
  return outputOf('mvn', ['-version']) ? undefined : 'Maven is not installed'
}

function outputOf(program: string, args: string[]): string {
  try {
    return execFileSync('sh', ['-c', `${program} ${args.join(' ')} 2>&1`], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Starts an OpenSearch cluster of three nodes in one process. Maven fetches OpenSearch the first time. */
export async function startEngine(): Promise<Engine> {
  build()
  const data = mkdtempSync(join(tmpdir(), 'search-engine-'))
  const java = spawn(
    'java',
    [
      `-Xms${HEAP}`,
      `-Xmx${HEAP}`,
      '-cp',
      `${join(folder, 'target/classes')}:${readFileSync(classpath, 'utf8')}`,
      'Cluster',
      data,
      String(await freePorts()),
    ],
    { cwd: data, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const lines = createInterface(java.stdout)
  const nodes: string[] = []
  const started = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, address] = /^ready \w (\S+)$/.exec(line) ?? []
      if (address) nodes.push(address)
      if (line === 'started') resolve()
    })
    java.once('exit', (code) => reject(new Error(`the search engine ended with ${code}`)))
  })
  await started
  return {
    nodes,
    pid: java.pid!,
    stop: async (node) => {
      const name = 'abc'[node]!
      const stopped = new Promise<void>((resolve) => {
        lines.on('line', (line) => line === `stopped ${name}` && resolve())
      })
      java.stdin.write(`stop ${name}\n`)
      await stopped
    },
    close: async () => {
      const ended = once(java, 'exit')
      java.kill('SIGKILL')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Compiles the program with its libraries, unless its sources are unchanged. */
function build(): void {
  const sources = ['pom.xml', 'src/main/java/Cluster.java'].map((file) => readFileSync(join(folder, file)))
  const sum = createHash('sha256').update(Buffer.concat(sources)).digest('hex')
  if (existsSync(classpath) && existsSync(builtOf) && readFileSync(builtOf, 'utf8') === sum) return
  const goals = ['compile', 'dependency:build-classpath', `-Dmdep.outputFile=${classpath}`]
  execFileSync('mvn', ['--batch-mode', '--quiet', '--no-transfer-progress', ...goals], { cwd: folder, stdio: 'pipe' })
  writeFileSync(builtOf, sum)
}

/** Returns the first of six consecutive ports that are free at the moment. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = await bound(0)
    if (first > 60_000) continue
    const others = await Promise.all([1, 2, 3, 4, 5].map((at) => bound(first + at).catch(() => 0)))
    if (others.every(Boolean)) return first
  }
}

function bound(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(port, '127.0.0.1', () => {
        const { port: own } = server.address() as AddressInfo
        server.close(() => resolve(own))
      })
  })
}
