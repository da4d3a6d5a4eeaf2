import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Debian's folder of PostgreSQL programs, the newest version if there are several. */
export const postgresBinaries = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)

/** Starts a PostgreSQL server in a folder, creating it if missing. */
export async function startCluster(
  folder: string,
  bin: string = postgresBinaries!,
): Promise<{ url: string; stop: () => void }> {
  const { user, run } = programs(bin)
  mkdirSync(folder, { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
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
    `-p ${port} -k /tmp -c listen_addresses=127.0.0.1 -c fsync=off`,
    'start',
  ])
  return { url: `postgres://mall@127.0.0.1:${port}/postgres`, stop: () => stopCluster(folder, bin) }
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
  })
}
