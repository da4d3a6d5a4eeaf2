import { expect, it } from 'vitest'
import { locales } from '@millwright/domain/locale'
import { routes } from '@millwright/pages/routes'
import { forAllTests } from './testing/realMall.ts'
import type { RealMall } from './testing/realMall.ts'

let mall: RealMall
forAllTests((started) => (mall = started))

const beyond = ['9223372036854775808', '9999999999999999999', '10000000000000000000', '1'.repeat(200)]
const held = ['9223372036854775807', '9007199254740993']
const malformed = ['abc', '-1', '1.5', '%00', '1%0d%0a', '%F0%9F%94%A9', '']
const some = ['9223372036854775808', ...held, ...malformed]
/** Texts of pages whose address names a record that does not exist (`gone`), or no record (`nothingNamed`). */
const gone = { zh: ['商品已下架或不存在', '没有找到'], en: ['This product is no longer on sale', 'not found'] }
const nothingNamed = { zh: '打开的链接没有指明要看哪一项', en: 'The link does not say which one to open' }

/** Every place of an id or a number in the shop's addresses. */
const ids = [
  '/detail/ID',
  '/detail/101?sku=ID',
  '/detail/101?cp=ID&sizes=ID',
  '/datasheet/ID',
  '/compare?ids=ID',
  '/compare?ids=101-ID,ID-1001',
  '/shopIndex?sid=ID',
  '/shopIndex?sid=1&cid=ID',
  '/shop-prod-list?sid=ID',
  '/ShopInformation?sid=ID',
  '/select-decorate?renovationId=ID&sid=1',
  '/select-decorate?renovationId=1&sid=ID',
  '/list/cpid-ID_st-0_p-1',
  '/list/cpid-1_cid-ID_st-0_p-2',
  '/list?brand=ID',
  '/list?attr=ID_1',
  '/list?attr=1_ID',
  '/list?range=ID_1~2',
  '/list?range=1_ID~',
  '/list?of=ID&from=1&to=2',
  '/list?min=ID',
  '/list?max=ID',
  '/list?min=ID&max=ID',
  '/list?sort=attr-ID',
  '/list?page=ID',
  '/chat?sid=ID',
  '/chat?sid=1&prodId=ID',
  '/order-page?prodId=ID&skuId=1001&shopId=1&count=1',
  '/order-page?prodId=101&skuId=ID&shopId=1&count=1',
  '/order-page?prodId=101&skuId=1001&shopId=1&count=ID',
  '/order-page?prodId=101&skuId=1001&shopId=1&count=1&addrId=ID',
  '/submit-order?items=ID',
  '/order-detail?orderNumber=ID',
  '/order-sheet?orderNumber=ID',
  '/payment?orderNumbers=ID',
  '/payment?billNumbers=ID',
  '/payment-option?orderNumbers=ID',
  '/payments?level=ID',
  '/payments?offer=ID',
  '/payments?amount=ID',
  '/payments?number=ID',
  '/user-center/uc-balance?month=ID&page=ID',
  '/member-center/member-center?page=ID',
  '/payment-transfer?orderNumbers=ID',
  '/user-center/view-details?billNumber=ID',
  '/user-center/applocation-detailsl?applicationId=ID',
  '/weixin-pay?orderNumbers=ID&payType=ID&issued=ID',
  '/payment-success?orderNumbers=ID',
  '/submit-successfully?orderNumbers=ID',
  '/user-center/uc-order?status=ID&page=ID',
  '/leaving?to=https://a.test/&sid=ID&renovationId=ID',
  '/leaving?to=https://a.test/&chat=ID',
  '/order-unknown?uuid=ID',
  '/member-center/integral-det/ID',
  '/submit-integral-order?prodId=ID&skuId=ID&count=ID',
  '/secdetail/ID',
  '/regulationList?categoryId=ID',
  '/regulation-details?id=ID',
  '/regulation-details?id=42&version=ID',
  '/termsPage?sts=0&version=ID',
  '/feedback-particulars?id=ID',
  '/intellectualProperty?prodId=ID',
  '/secdetail/confirm-order?seckillId=ID&count=ID',
  '/group-order?group=ID&team=ID&count=ID',
  '/group-team?groupTeamId=ID',
  '/coupons?couponId=ID&page=ID',
  '/discount-detail?discountId=ID&page=ID',
  '/return-detail?refundSn=ID',
  '/user-center/apply-return?orderNumber=ID&orderItemId=ID',
  '/user-center/view-logistics?orderNumber=ID',
  '/user-center/uc-return?page=ID',
  '/user-center/uc-billManagement?page=ID',
  '/invoice-detail?invoiceId=ID',
  '/write-comments?orderItemId=ID',
  '/commoditypool/ID',
  '/user-center/uc-comments?page=ID',
  '/user-center/uc-address?addrId=ID',
  '/user-center/uc-footprint?page=ID',
]

it('covers every screen with an id in its address', () => {
  const withId = routes.filter(({ path }) => path.includes(':')).map(({ path }) => `/${path.split('/')[0]}/`)
  for (const start of withId)
    expect(
      ids.some((path) => path.startsWith(start)),
      start,
    ).toBe(true)
})

it.each([
  ['visitor', 'zh'],
  ['buyer', 'en'],
])(
  'answers a %s at any id with a page, a redirect or “not found” in their language (%s), never with a server error [R2.37]',
  async (who, locale) => {
    const cookie = who === 'buyer' ? `token=${mall.token}` : ''
    const wrong: string[] = []
    for (const template of ids) {
      for (const id of some) {
        const path = template.replaceAll('ID', id)
        const answer = await mall.get(path, { cookie: `${cookie}; lang=${locale}` })
        if (![200, 302, 303, 403, 404].includes(answer.status)) wrong.push(`${path}: ${answer.status}`)
        if (answer.status === 404 && !(await answer.text()).includes(`<html lang="${locale}`))
          wrong.push(`${path}: not in ${locale}`)
      }
    }
    expect(wrong).toEqual([])
    expect(mall.faults).toEqual([])
  },
  300_000,
)

it.each(locales)('says in %s that no record exists for an impossible id', async (locale) => {
  for (const template of [
    '/detail/ID',
    '/datasheet/ID',
    '/shopIndex?sid=1&cid=ID',
    '/list/cpid-1_cid-2_thCid-3_st-0_p-3',
  ]) {
    for (const id of [...beyond, 'abc', '-1']) {
      const answer = await mall.get(template.replace('ID', id), { cookie: `lang=${locale}` })
      expect([template, id, answer.status]).toEqual([template, id, 404])
      const html = await answer.text()
      expect(
        gone[locale].some((words) => html.includes(words)),
        `${template} ${id}`,
      ).toBe(true)
    }
  }
})

it.each(locales)('says in %s that a query without a valid id names no record', async (locale) => {
  for (const template of ['/shopIndex?sid=ID', '/ShopInformation?sid=ID', '/select-decorate?renovationId=ID&sid=1']) {
    for (const id of [...beyond, 'abc', '-1']) {
      const answer = await mall.get(template.replace('ID', id), { cookie: `lang=${locale}` })
      expect([template, id, answer.status]).toEqual([template, id, 200])
      expect(await answer.text(), template).toContain(nothingNamed[locale])
    }
  }
})

it('shows no record for an unknown id, and reports ignored filters', async () => {
  const totalOf = async (path: string) => {
    const { page } = (await (await mall.get(path.replace('/list', '/list.data'))).json()) as {
      page: { props?: { total: number; problems?: string[] } }
    }
    return [page.props?.total, page.props?.problems?.[0]]
  }
  const all = (await totalOf('/list'))[0]
  for (const id of held) {
    for (const query of [`brand=${id}`, `attr=1_${id}`, `attr=${id}_1`, `range=${id}_1~2`])
      expect([query, ...(await totalOf(`/list?${query}`))]).toEqual([query, 0, undefined])
  }
  for (const id of beyond) {
    for (const query of [`brand=${id}`, `attr=1_${id}`, `attr=1_11,${id}`, `range=${id}_1~2`, `sort=attr-${id}`])
      expect([query, (await totalOf(`/list?${query}`))[1]]).toEqual([query, 'unknownPart'])
    for (const query of [`min=${id}`, `max=${id}`])
      expect([query, ...(await totalOf(`/list?${query}`))]).toEqual([query, all, 'badNumber'])
  }
})
