import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import workerThreads from 'node:worker_threads'

/**
 * Makes unit tests fail if they start a process, server or worker. A failure means that `tools/testNeeds.ts` did not find
 * the import that does so.
 */
function refuse(what: string) {
  return function refused(): never {
    throw new Error(
      `A unit test may not start ${what}. Import the module that does so by a path that tools/testNeeds.ts can follow, so that the test runs among the servers.`,
    )
  }
}

for (const way of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const)
  Object.assign(childProcess, { [way]: refuse('a process') })
Object.assign(workerThreads, { Worker: refuse('a worker') })
net.Server.prototype.listen = refuse('a server')
syncBuiltinESMExports()
