import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { restartCluster } from '../../../apps/mall-api/src/testing/cluster.ts'
import { end } from '../mall/behindNginx.ts'
import { pause } from '../shop/builtShop.ts'
import { judge } from './judge.ts'
import type { Operation } from './operation.ts'
import { whileServing } from './traffic.ts'

/** Milliseconds for which a program stays away. */
const AWAY = 4_000
/** Seconds after which pages must be back. */
const WITHIN = 15

/** Step 5: one node of each kind dies under load, and comes back after some seconds. */
export async function killEach(operation: Operation): Promise<void> {
  const { site } = operation
  const dies = async (name: string, again: () => Promise<unknown>) => {
    await end(site.program(name), 'SIGKILL')
    await pause(AWAY)
    await again()
  }
  await kill(operation, 'an API, kill -9', () => dies('mall-api-1', () => site.startApi(0)))
  await kill(operation, 'a storefront, kill -9', () => dies('storefront-1', () => site.startShop(0)))
  await kill(operation, 'Redis, kill -9', () => dies('redis', site.startRedis))
  await kill(operation, 'the worker of nginx, kill -9', async () => {
    const master = site.program('nginx').process.pid
    const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
    for (const worker of workers) process.kill(Number(worker), 'SIGKILL')
  })
  await kill(operation, 'PostgreSQL, fast stop and start', () => restartCluster(join(site.folder, 'postgres')))
}

async function kill(operation: Operation, what: string, work: () => Promise<void>): Promise<void> {
  let since = 0
  const served = await whileServing(operation, async () => {
    since = performance.now()
    await work()
    await pause(3_000)
  })
  await judge(operation, what, { served, since, within: WITHIN })
}
