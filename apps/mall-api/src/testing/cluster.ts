import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Debian's folder of PostgreSQL programs, the newest version if there are several. */
export const postgresBinaries = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)

type Cluster = { url: string; stop: () => void }

/**
 * Starts a PostgreSQL server in a folder, creating it if missing. `settings` are for this start, such as
 * `max_standby_streaming_delay=0`.
 */
export async function startCluster(
  folder: string,
  bin: string = postgresBinaries!,
  { port: given, settings = [] }: { port?: number; settings?: string[] } = {},
): Promise<Cluster> {
  const { run } = programs(bin)
  makeOwn(folder, bin)
  const port = given ?? (await freePort())
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION')))
    run('initdb', ['-D', data, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  // Socket paths must be short, so sockets are in the folder for temporary files.
  run('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k /tmp ${['listen_addresses=127.0.0.1', 'fsync=off', ...settings].map((one) => `-c ${one}`).join(' ')}`,
    'start',
  ])
  return { url: `postgres://mall@127.0.0.1:${port}/postgres`, stop: () => stopCluster(folder, bin) }
}

/** Stops a folder's server, which ends its connections, and starts it again as it was, without blocking this process. */
export async function restartCluster(folder: string, bin: string = postgresBinaries!): Promise<void> {
  const args = ['-D', join(folder, 'data'), '-m', 'fast', '-w', '-l', join(folder, 'log'), 'restart']
  await promisify(execFile)(join(bin, 'pg_ctl'), args, { ...programs(bin).user, cwd: '/' })
}

/** Copies a server that runs, as a streaming replica of it. `startCluster` starts the replica. */
export function copyCluster(url: string, folder: string, bin: string = postgresBinaries!): void {
  makeOwn(folder, bin)
  const { run } = programs(bin)
  run('pg_basebackup', ['-d', url, '-D', join(folder, 'data'), '-R', '-c', 'fast', '--no-sync'])
}

function makeOwn(folder: string, bin: string): void {
  const { user } = programs(bin)
  mkdirSync(folder, { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
}

/** Stops the folder's server if it runs, whoever started it. */
export function stopCluster(folder: string, bin: string = postgresBinaries!): void {
  const data = join(folder, 'data')
  if (existsSync(join(data, 'postmaster.pid'))) programs(bin).run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
}

/** Returns how to run PostgreSQL's programs. They refuse to run as root, so root runs them as the user `postgres`. */
function programs(bin: string) {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  return {
    user,
    run: (command: string, args: string[]) =>
      execFileSync(join(bin, command), args, { ...user, cwd: '/', stdio: 'pipe' }),
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
  })
}
