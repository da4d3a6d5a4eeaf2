import { startAll } from '../mall/behindNginx.ts'
import { startCommand } from './command.ts'
import { enterConsole, signInAtConsole } from './console.ts'
import type { Operation } from './operation.ts'

const NAME = 'li.wei'
const LASTING = 'a-password-of-this-run'

/** Step 1: an empty mall in production, with its first administrator. */
export async function startEmptyMall(operation: Operation): Promise<void> {
  const { note, env, site } = operation
  const migrated = await startCommand('migrate', [], env).done
  note(
    'the command migrates an empty database',
    migrated.code === 0,
    /Ran \d+ migrations/.exec(migrated.said)?.[0] ?? migrated.said.slice(-80),
  )
  const again = await startCommand('migrate', [], env).done
  note('and again does nothing', /up to date/.test(again.said), again.said.trim().slice(-40))
  const invited = await startCommand('administrator', [NAME], env).done
  const first = /: (\S+)\s*$/.exec(invited.said)?.[1] ?? ''
  note('the command prints a first password', invited.code === 0 && first.length >= 16, `${first.length} characters`)

  await startAll(site)
  const [api] = site.apis as [string]
  operation.console = await enterConsole(api, { name: NAME, first, lasting: LASTING })
  const { entered } = operation.console
  note('it opens the console once, for a lasting one', entered === '303 /password 303', entered)
  const second = await signInAtConsole(api, NAME, first)
  note('a second use of it is refused', second.status === 403, second.status)

  const ready = await Promise.all(
    [...site.apis, ...site.shops].map(async (base) => (await fetch(`${base}/ready`)).status),
  )
  note('/ready of two APIs and two storefronts', ready.join() === '200,200,200,200', ready.join(' '))
  await seeEmpty(operation)
}

/** Nothing of the sample is there, and the shop answers without it. */
async function seeEmpty({ note, sql, site: { door } }: Operation): Promise<void> {
  const [held] = await sql<[Record<string, number>]>`
    select (select count(*)::int from product) as products, (select count(*)::int from shop) as shops,
      (select count(*)::int from buyer) as buyers, (select count(*)::int from orders) as orders`
  note(
    'no sample: products, shops, buyers, orders',
    Object.values(held).every((rows) => rows === 0),
    Object.values(held).join(' '),
  )
  const form = { intent: 'login', tab: 'account', userName: 'buyer', passWord: 'Mall2026!', agreed: '1' }
  const demo = await fetch(`${door}/login`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: door },
    redirect: 'manual',
  })
  const signedIn = demo.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))
  note('the demo account cannot sign in', demo.status !== 303 && !signedIn, demo.status)
  const pages: string[] = []
  for (const path of ['/', '/list', '/login']) pages.push(await firstStatuses(door + path))
  note(
    'home, list and sign-in of the empty mall',
    pages.every((statuses) => statuses.endsWith('200')),
    pages.join(', '),
  )
}

/** Asks for a page until it is there, at most four times: the first jobs of the programs may make it late. */
async function firstStatuses(address: string): Promise<string> {
  const statuses: number[] = []
  while (statuses.length < 4 && statuses.at(-1) !== 200) statuses.push((await fetch(address)).status)
  return statuses.join(' ')
}
