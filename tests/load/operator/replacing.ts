import { end } from '../mall/behindNginx.ts'
import { pause } from '../shop/builtShop.ts'
import { judge } from './judge.ts'
import type { Operation } from './operation.ts'
import { whileServing } from './traffic.ts'

/** Milliseconds between two programs. compose waits for its health check, which is every five seconds. */
const BETWEEN = 3_000

/** Step 4: one program after the other is drained and replaced while people buy, forward and back. */
export async function replaceEach(operation: Operation): Promise<void> {
  // The lane `upgrade` runs the former version on today's schema. Here both are today's build.
  for (const way of ['upgrade', 'rolling back'])
    await judge(operation, `${way} under load (both are today's build)`, await replaced(operation))
}

async function replaced(operation: Operation) {
  const { site } = operation
  const codes: (number | null)[] = []
  const served = await whileServing(operation, async () => {
    for (const which of [0, 1] as const) {
      codes.push(await end(site.program(`mall-api-${which + 1}`), 'SIGTERM'))
      await site.startApi(which)
      await pause(BETWEEN)
    }
    for (const which of [0, 1] as const) {
      codes.push(await end(site.program(`storefront-${which + 1}`), 'SIGTERM'))
      await site.startShop(which)
      await pause(BETWEEN)
    }
  })
  const odd = codes.filter((code) => code !== 0)
  if (odd.length) served.failures.push({ at: performance.now(), what: `a program ended with ${odd.join(', ')}` })
  return { served, more: `exit codes ${codes.join(' ')}` }
}
