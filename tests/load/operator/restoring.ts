import { join } from 'node:path'
import { buyerAt } from '../capacity/shoppers.ts'
import { end } from '../mall/behindNginx.ts'
import { startCommand } from './command.ts'
import type { Operation } from './operation.ts'

/** Step 7: a backup while the mall runs, and a restore into a new database, by the runbook's commands. */
export async function restoreElsewhere(operation: Operation): Promise<void> {
  const { site, note, sql, env, shop, buyers } = operation
  const [before] = await sql<[{ orders: number; total: string; buyers: number }]>`
    select (select count(*)::int from orders) as orders, (select sum(actual_total)::text from orders) as total,
      (select count(*)::int from buyer) as buyers`
  const dump = join(site.folder, 'backups/monday.dump')
  const saved = await startCommand('backup', [dump], env).done
  note('a backup while the mall runs', saved.code === 0, saved.said.trim().slice(-40))

  await sql`create database second`
  const second = new URL(site.databaseUrl)
  second.pathname = '/second'
  const place = { DATABASE_URL: second.href, DATA_DIR: join(site.folder, 'second') }
  const restored = await startCommand('restore', [dump], { ...env, ...place }).done
  const expected = `Restored: ${before.orders} orders over ${before.total}, ${before.buyers} buyers.`
  note('restored: as many orders over as much', restored.said.trim() === expected, restored.said.trim())
  const again = await startCommand('restore', [dump], { ...env, ...place }).done
  note('a restore over it is refused', again.code === 1, /is not empty/.exec(again.said)?.[0] ?? again.said.slice(-60))

  const migrated = await startCommand('migrate', [], { ...env, ...place }).done
  const list = async (api: string) => (await buyerAt(api, buyers[0]!).myOrder({ size: 50 })).total
  const former = await list(site.apis[0]!)
  await end(site.program('mall-api-1'), 'SIGTERM')
  await site.startApi(0, place)
  const total = await list(site.apis[0]!)
  const logo = await fetch(`${site.apis[0]!}/${shop!.logo}`)
  note(
    'an API on it: the buyer’s orders and the shop’s logo',
    migrated.code === 0 && former > 0 && total === former && logo.status === 200,
    `${total} of ${former}, ${logo.status}`,
  )
}
