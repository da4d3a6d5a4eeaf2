import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@millwright/pages/routes'
// @boundaries-ignore this test runs the shop on the real mall
import { DEMO_PASSWORD, samplePeople } from '../../../../apps/mall-api/src/core/identity/samplePeople.ts'
// @boundaries-ignore the journeys follow links in the same way
import { crawl } from '../../../../tests/crawl.ts'
import { forAllTests } from './testing/realMall.ts'
import type { RealMall } from './testing/realMall.ts'

const host = 'http://mall.test'
const NOWHERE = '/no-such-page'
const notFound = { zh: '您访问的页面不存在', en: 'This page could not be found' }
const people = ['visitor', ...samplePeople.map(({ account }) => account)]
/** A sample of the accounts, for tests in which the account makes no difference. */
const few = ['visitor', 'buyer', 'newcomer']
/** Returns the account's language. The accounts alternate between the two languages. */
const localeOf = (person: string) => (people.indexOf(person) % 2 ? 'en' : 'zh')
/** A well-formed id that the sample data does not contain. */
const UNKNOWN = '999999999999'

/** Each route's address without its parameters. */
const bare = routes
  .filter(({ path }) => path !== '*')
  .map(({ id, path }) => [id, `/${path.replace(/\/:\w+\??/g, '')}`] as const)

/** Addresses of records that do not exist or belong to another person. */
const named = [
  '/order-detail?orderNumber=ID',
  '/order-sheet?orderNumber=ID',
  '/user-center/view-logistics?orderNumber=ID',
  '/user-center/apply-return?orderNumber=ID',
  '/user-center/apply-return?orderItemId=ID',
  '/return-detail?refundSn=ID',
  '/invoice-detail?invoiceId=ID',
  '/invoice-detail?orderNumber=ID',
  '/write-comments?orderItemId=ID',
  '/feedback-particulars?id=ID',
  '/uc-inquiryDetail?inquiryId=ID',
  '/user-center/view-details?billNumber=ID',
  '/user-center/applocation-detailsl?applicationId=ID',
  '/user-center/uc-address?edit=ID',
  '/payment?orderNumbers=ID',
  '/payment?billNumbers=ID',
  '/payment-option?orderNumbers=ID',
  '/payment-transfer?orderNumbers=ID',
  '/payment-success?orderNumbers=ID',
  '/submit-successfully?orderNumbers=ID',
  '/weixin-pay?orderNumbers=ID&payType=3',
  '/payments?number=ID',
  '/group-team?groupTeamId=ID',
  '/group-team?orderNumber=ID',
  '/secdetail/ID',
  '/member-center/integral-det/ID',
  '/discount-detail?discountId=ID',
  '/coupons?couponId=ID',
  '/regulation-details?id=ID',
  '/regulationList?categoryId=ID',
  '/notice-detail?id=ID',
  '/ShopInformation?sid=ID',
  '/shopIndex?sid=ID',
  '/shop-prod-list?sid=ID',
  '/select-decorate?renovationId=ID&sid=1',
  '/chat?sid=ID',
  '/detail/ID',
  '/datasheet/ID',
  '/order-page?prodId=ID&skuId=ID&shopId=1&count=1',
  '/submit-order?items=ID',
  '/secdetail/confirm-order?seckillId=ID&prodId=ID',
  '/group-order?groupActivityId=ID&prodId=ID',
  '/submit-integral-order?prodId=ID&skuId=ID',
  '/list/cpid-ID_st-0_p-1',
  '/commoditypool/cpid-ID_st-0_p-1',
  '/shopList?page=ID',
  '/user-center/uc-order?page=ID',
  '/user-center/uc-balance?page=ID',
]

let mall: RealMall
forAllTests((started) => (mall = started))
const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const { account } of samplePeople) {
    const answer = await mall.app.request('/login', {
      method: 'POST',
      body: JSON.stringify({ userName: account, passWord: DEMO_PASSWORD }),
      headers: { 'content-type': 'application/json' },
    })
    tokens.set(account, ((await answer.json()) as { data: { accessToken: string } }).data.accessToken)
  }
})

type Reached = { path: string; status: number; html: string }

/** Requests an address, follows redirects and returns the last page. */
async function reach(person: string, asked: string): Promise<Reached> {
  let path = asked
  for (let hops = 0; hops < 10; hops++) {
    const token = tokens.get(person)
    const cookie = `lang=${localeOf(person)}${token ? `; token=${token}` : ''}`
    const answer = await mall.get(path, { cookie })
    // A timeout on a busy machine: try again.
    if (answer.status === 504) continue
    const to = answer.headers.get('location')
    if (!to) return { path, status: answer.status, html: await answer.text() }
    path = to
  }
  throw new Error(`${asked} has no page within ten responses`)
}

/** Returns why a page is a dead end. `undefined` if the page has a heading and a link or form. */
function deadEnd({ html }: Reached, person: string): string | undefined {
  const main = new JSDOM(html).window.document.querySelector('main')
  const words = main?.textContent ?? ''
  if (words.includes(notFound[localeOf(person)])) return 'says that the page could not be found'
  if (!main?.querySelector('h1')) return 'has no heading'
  if (!main.querySelector('a[href^="/"], form')) return 'has no link and no form'
  return undefined
}

describe.each(process.env.RELEASE ? people : few)('for %s', (person) => {
  it('every address of the route table without parameters shows content or says what is missing [R2.33]', async () => {
    const wrong: string[] = []
    for (const [id, path] of bare) {
      const reached = await reach(person, path)
      if (![200, 403].includes(reached.status)) wrong.push(`${id} ${path}: ${reached.status}`)
      const fault = deadEnd(reached, person)
      if (fault) wrong.push(`${id} ${path}: ${fault}`)
    }
    expect(wrong).toEqual([])
  })

  it.skipIf(!few.includes(person))(
    'an address of a missing record names the record and links onward [R2.33] [R2.37]',
    async () => {
      const wrong: string[] = []
      for (const template of named) {
        const path = template.replaceAll('ID', UNKNOWN)
        const reached = await reach(person, path)
        if (![200, 403, 404].includes(reached.status)) wrong.push(`${path}: ${reached.status}`)
        const fault = deadEnd(reached, person)
        if (fault) wrong.push(`${path}: ${fault}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it.skipIf(!few.includes(person))('no link leads to a missing page [R2.33]', async () => {
    const get = async (path: string) => {
      const { status, html, path: at } = await reach(person, path)
      return { at: host + at, status, html }
    }
    const { opened, dead } = await crawl(get, ['/', '/user-center', '/list'])
    expect(dead).toEqual([])
    expect(opened.length).toBeGreaterThan(20)
  })
})

describe('a person without a right', () => {
  it.each([
    ['/user-center/application-list', 'buyer', '/financial-payment'],
    ['/user-center/application-list', 'newcomer', '/financial-payment'],
    ['/user-center/uc-billManagement?tab=statements', 'newcomer', '/financial-payment'],
    ['/user-center/uc-shopaccount', 'shop0', '/user-center/uc-freeshop'],
    ['/user-center/uc-shopaccount', 'newcomer', '/user-center/uc-freeshop'],
    ['/subcommission', 'buyer', '/distributor'],
    ['/subcommission', 'newcomer', '/distributor'],
  ])('at %s (%s) sees the missing right and a link to %s [R2.33] [R3.02]', async (path, person, place) => {
    const reached = await reach(person, path)
    expect(reached.status).toBe(403)
    const main = new JSDOM(reached.html).window.document.querySelector('main')
    expect(main?.querySelector(`a[href="${place}"]`)).not.toBeNull()
  })
})

it('an address outside the table is not found, with a link onward', async () => {
  const { status, html } = await reach('buyer', NOWHERE)
  expect(status).toBe(404)
  expect(html).toContain(notFound[localeOf('buyer')])
})
