import type { ShopApplication } from '@millwright/domain/shop/application'
import { emptyApplication, filesOfApplication } from '@millwright/domain/shop/application'
import { openSession } from '../../apps/mall-api/src/core/identity/sessions.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { testMall } from '../../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../../apps/mall-api/src/testing/visitor.ts'
import type { Measurement } from '../measure.ts'

/** Values that no response to a stranger may contain. */
const secretsOf = ({ identityNumber, bankAccount, creditCode, residence }: ShopApplication) => [
  identityNumber,
  bankAccount,
  creditCode,
  residence,
]

/**
 * Requests other people's applications, licences and identity cards on the reference mall over HTTP, as a stranger,
 * another applicant and a visitor. No request may succeed.
 */
export const run: Measurement = async ({ count, seed }) => {
  const db = await openPglite()
  try {
    const mall = await testMall(db)
    const owners = await db.query<{ user: number; sent: ShopApplication }>(
      'select user_id as user, sent from shop_application where sent is not null order by user_id',
    )
    const papers = owners.map(({ user, sent }) => ({
      user,
      secrets: secretsOf(sent),
      // The logo is public.
      files: filesOfApplication(sent).licence,
      sent,
    }))
    const as = async (account: string) => {
      const [row] = await db.query<{ user: number }>('select user_id as user from buyer where account = $1', [account])
      const { accessToken } = await openSession(db, row!.user, mall.clock.now)
      return { user: row!.user, visitor: new Visitor(mall.app, { token: accessToken }) }
    }
    const askers = [
      await as('newcomer'),
      await as('agreement'),
      await as('shop0'),
      await as('shop2'),
      { user: 0, visitor: new Visitor(mall.app) },
    ]
    const kinds = {
      file: async (visitor: Visitor, { files }: (typeof papers)[number], n: number) => {
        const { status } = await visitor.raw('GET', `/${files[n % files.length]}`)
        return status === 404 ? '' : `answered ${status}`
      },
      info: async (visitor: Visitor, { user }: (typeof papers)[number]) => {
        const query = new URLSearchParams({ userId: String(user), shopId: String(900_000 + user) })
        return (await visitor.raw('GET', `/p/shop/info?${query}`)).text()
      },
      shop: async (visitor: Visitor, { user }: (typeof papers)[number]) =>
        (await visitor.raw('GET', `/shop/info?shopId=${900_000 + user}`)).text(),
      steal: async (visitor: Visitor, { files }: (typeof papers)[number], n: number) => {
        const { code } = await visitor.call('saveShopDraft', {
          step: 'company',
          identityCardFront: files[n % files.length],
        })
        return code === '00000' ? 'took it' : ''
      },
      send: async (visitor: Visitor, { sent }: (typeof papers)[number], n: number) => {
        const application = { ...sent, shopName: `盗用 ${n}` }
        const { code } = await visitor.call('applyShop', n % 2 ? application : { ...emptyApplication, ...sent })
        return code === '00000' ? 'applied with it' : ''
      },
    }
    const names = Object.keys(kinds) as (keyof typeof kinds)[]
    const rows = names.map((what) => ({ what, requests: 0, answered: 0 }))
    const faults: string[] = []
    let requests = 0
    for (let n = 0; requests < count; n++) {
      const at = (n + seed) % names.length
      const paper = papers[Math.floor(n / names.length) % papers.length]!
      const { user, visitor } = askers[Math.floor(n / names.length / papers.length) % askers.length]!
      if (user === paper.user) continue
      const answer = await kinds[names[at]!](visitor, paper, n)
      rows[at]!.requests++
      requests++
      const own = papers.find((one) => one.user === user)?.secrets ?? []
      const told = paper.secrets.some((secret) => !own.includes(secret) && answer.includes(secret))
      if (told || /^(answered|took|applied)/.test(answer)) {
        rows[at]!.answered++
        faults.push(answer.slice(0, 80))
      }
    }
    const answered = faults.length
    return {
      rows,
      ok: answered === 0 && mall.faults.length === 0,
      summary: `${requests} requests for other people's papers, ${answered} answered (seed ${seed})${faults[0] ? `: ${faults[0]}` : ''}`,
      figures: { answered },
    }
  } finally {
    await db.close()
  }
}
