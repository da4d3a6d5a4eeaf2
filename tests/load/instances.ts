import { createClient } from '@redis/client'
import type { Measurement } from '../measure.ts'
import { createNotes, end, missingPrograms, openSite, startAll } from './mall/behindNginx.ts'
import type { Notes, Site } from './mall/behindNginx.ts'
import { inParallel, pause } from './shop/builtShop.ts'

/**
 * Runs two storefronts and two APIs behind nginx with one PostgreSQL and one Redis, as `deploy/compose.yaml` does, but
 * without containers. A buyer's session and cart must be the same on every instance, an instance may stop at any time,
 * and Redis may fail.
 */
export const run: Measurement = async ({ count }) => {
  const missing = missingPrograms()
  if (missing.length) return { rows: [], ok: true, summary: `skipped: ${missing.join(', ')} is not installed here` }
  const { rows, note, isGood, held } = createNotes()
  const site = await openSite('instances')
  try {
    await startAll(site)
    const visitor = await fetch(`${site.door}/list`)
    const product = /href="\/detail\/(\d+)/.exec(await visitor.text())?.[1] ?? '1'
    note('a list through the door', visitor.status === 200, visitor.status)
    const cookie = await login(site.door)
    const added = await post(site.door, '/_act/cart', await lineOf(site.door, product), cookie)
    note('put into the cart by whichever answers', added.includes('"done":true'), added.slice(0, 60))
    const given = { site, note, cookie, product, count }
    await sameForAll(given)
    await whileFrozen(given)
    await whileStopping(given)
    await withoutRedis(given)
    return {
      rows,
      ok: isGood(),
      summary: `${held()}: two storefronts and two APIs behind nginx, one PostgreSQL, one Redis`,
    }
  } finally {
    await site.stop()
  }
}

type Given = { site: Site; note: Notes['note']; cookie: string; product: string; count: number }

async function sameForAll({ site, note, cookie }: Given): Promise<void> {
  const { door, redisUrl } = site
  const seen = new Map<string, number>()
  await inParallel(40, 4, async () => {
    const { frame } = (await (await fetch(`${door}/_.data`, { headers: { cookie, 'x-with-frame': '1' } })).json()) as {
      frame?: { shell: { cartCount?: number; user?: { nickName: string } } }
    }
    const said = `${frame?.shell.user?.nickName} ${frame?.shell.cartCount}`
    seen.set(said, (seen.get(said) ?? 0) + 1)
  })
  note('the same buyer and cart in 40 answers', seen.size === 1, [...seen.keys()].join(' | '))
  const served = ['storefront-1', 'storefront-2'].map(
    (name) => site.program(name).lines.filter((line) => line.includes('"message":"request"')).length,
  )
  note(
    'requests served by each',
    served.every((number) => number > 5),
    served.join(' / '),
  )

  const store = createClient({ url: redisUrl })
  await store.connect()
  // Each instance caches an answer for ten seconds before it is shared again.
  let shared = 0
  for (let tries = 0; tries < 40 && !shared; tries++) {
    await fetch(`${door}/_.data`, { headers: { cookie, 'x-with-frame': '1' } })
    await pause(500)
    shared = await store.dbSize()
  }
  note('shared answers in Redis', shared > 0, shared)
  store.destroy()
}

const pathsOf = (product: string) => ['/', '/list', '/cart', `/detail/${product}`]

async function whileFrozen({ site, note, cookie, product }: Given): Promise<void> {
  const api = site.program('mall-api-1').process
  api.kill('SIGSTOP')
  const frozen: (number | string)[] = []
  const paths = pathsOf(product)
  await inParallel(60, 4, async (index) => {
    // A query of its own, so that no kept page answers.
    const address = `${site.door}${paths[index % 4]}?n=${index}`
    const page = await fetch(address, { headers: { cookie } }).catch((error: Error) => error.message)
    frozen.push(typeof page === 'string' ? page : page.status)
    if (typeof page !== 'string') await page.arrayBuffer()
  })
  api.kill('SIGCONT')
  note(
    '60 pages while one API is frozen',
    frozen.every((status) => status === 200),
    [...Map.groupBy(frozen, (status) => status)].map(([status, all]) => `${status} × ${all.length}`).join(', '),
  )
  await pause(3_000)
}

async function whileStopping({ site, note, cookie, product, count }: Given): Promise<void> {
  const statuses = new Map<number | string, number>()
  const load = inParallel(count, 8, async (index) => {
    const answer = await fetch(`${site.door}${pathsOf(product)[index % 4]}`, {
      headers: index % 2 ? { cookie } : {},
    }).catch((error: Error) => error.message)
    // A 504 from the shop, because a busy machine delays the mall, is a proper response. A 504 from nginx is not.
    const status =
      typeof answer === 'string'
        ? answer
        : answer.status === 504 && answer.headers.has('x-request-id')
          ? 'said late'
          : answer.status
    if (typeof answer !== 'string') await answer.arrayBuffer()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  await pause(1_500)
  const code = await end(site.program('storefront-1'), 'SIGTERM')
  await load
  const wrong = [...statuses].filter(([status]) =>
    typeof status === 'string' ? status !== 'said late' : status >= 500,
  )
  note(
    `${count} requests while one instance stops`,
    !wrong.length,
    [...statuses].map(([status, times]) => `${status} × ${times}`).join(', '),
  )
  // nginx's log is the only trace of the failure.
  if (wrong.length) console.log(site.program('nginx').lines.join('\n'))
  note('the exit code of the one that stopped', code === 0, String(code))
}

async function withoutRedis({ site, note, cookie }: Given): Promise<void> {
  site.program('redis').process.kill('SIGKILL')
  await pause(500)
  const without: number[] = []
  for (const path of ['/', '/list', '/cart', '/login'])
    without.push((await fetch(site.door + path, { headers: { cookie } })).status)
  note(
    'pages without Redis',
    without.every((status) => status < 400),
    without.join(' '),
  )
}

async function post(door: string, path: string, fields: Record<string, string>, cookie = ''): Promise<string> {
  return (
    await fetch(door + path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: door, cookie } })
  ).text()
}

async function login(door: string): Promise<string> {
  const form = new URLSearchParams({
    intent: 'login',
    tab: 'account',
    userName: 'buyer',
    passWord: 'Mall2026!',
    agreed: '1',
  })
  const answer = await fetch(`${door}/login`, {
    method: 'POST',
    body: form,
    headers: { origin: door },
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`the sample buyer cannot sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Returns the cart fields that the product's form would send. */
async function lineOf(door: string, prodId: string): Promise<Record<string, string>> {
  const { page } = (await (await fetch(`${door}/detail/${prodId}.data`)).json()) as {
    page: {
      props: {
        product: { shopId: string }
        skus: { skuId: string; minOrderQty?: number; packQty?: number; stocks?: number }[]
      }
    }
  }
  const sku = page.props.skus.find(({ stocks = -1 }) => stocks !== 0) ?? page.props.skus[0]!
  return {
    intent: 'add',
    prodId,
    skuId: sku.skuId,
    shopId: page.props.product.shopId,
    count: String(sku.minOrderQty ?? sku.packQty ?? 1),
  }
}
