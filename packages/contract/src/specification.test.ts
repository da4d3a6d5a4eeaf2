import { describe, expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { contract } from './contract.ts'
import type { CallName } from './contract.ts'

const calls = Object.entries(contract) as [CallName, CallSpec][]

/** The lines of specification 7: the call, its path, the payload in the specification, and the payload that is sent. */
const table: [method: CallSpec['method'], path: string, name: CallName, payload?: unknown, sent?: unknown][] = [
  ['GET', '/webConfig/getPcWebConfig', 'getPcWebConfig', { webConfigType: 3 }],
  ['GET', '/category/categoryInfo', 'categoryInfo', { parentId: '' }],
  ['GET', '/search/hotSearch', 'hotSearch', { number: 4, sort: 1 }],
  ['GET', '/shop/hotShops', 'hotShops', { number: 4, sort: 1 }],
  ['GET', '/mall4cloud_product/ua/brand/list_by_category', 'brandsByCategory', { categoryId: 7 }],
  ['GET', '/mall4cloud_product/shop_cart/ma/prod_count', 'prodCountOfCloud'],
  ['GET', '/p/shopCart/prodCount', 'prodCount'],
  ['GET', '/prod/prodInfo', 'prodInfo', { prodId: 7, text: 'quiet' }],
  ['GET', '/p/user/userInfo', 'userInfo'],
  ['GET', '/p/user/centerInfo', 'centerInfo'],
  ['GET', '/shopRenovation/homepage', 'homepage', { renovationType: 1 }],
  ['GET', '/notice/topNoticeList/{shopId}', 'topNoticeList', { shopId: 0 }],
  ['GET', '/p/notice/topNoticeList/{shopId}', 'topNoticeListOfBuyer', { shopId: 0 }],
  ['POST', '/logOut', 'logOut'],
  ['POST', '/p/shopCart/info', 'cartInfo', []],
  ['POST', '/p/shopCart/totalPay', 'totalPay', ['7'], [7]],
  ['DELETE', '/p/shopCart/deleteItem', 'deleteItem', ['7'], [7]],
  ['POST', '/inquiry/addInquiry', 'addInquiry', { userPhone: '13800000001', remark: '6205' }],
  ['POST', '/sms/sendLoginCode', 'sendLoginCode', { mobile: '13800000001' }],
  ['POST', '/login', 'login', { userName: 'buyer', passWord: 'secret' }],
  ['POST', '/smsLogin', 'smsLogin', { userName: '13800000001', passWord: '123456' }],
  ['GET', '/sys/config/info/getSysServiceSwitch', 'getSysServiceSwitch'],
  ['GET', '/sys/config/info/getSysPaySwitch', 'getSysPaySwitch'],
  ['POST', '/flowAnalysisLog', 'flowAnalysisLog'],
  ['POST', '/p/flowAnalysisLog', 'flowAnalysisLogOfBuyer'],
  ['GET', '/p/user/collection/isCollection', 'isCollection', { prodId: 7 }],
  ['GET', '/p/shop/collection/isCollection', 'isShopCollection', { shopId: 7 }],
  // Calls that the specification names in the text above its table.
  ['POST', '/p/file/uploadImFile', 'uploadImFile'],
  ['POST', '/p/user/recentBrowse', 'recentBrowse', { prodId: 7 }],
  ['GET', '/shopCart/export/template', 'exportCartTemplate'],
  ['POST', '/user/registerOrBindUser', 'registerOrBindUser'],
]

describe('the specification’s calls', () => {
  it.each(table)(
    '%s %s is the call %s, which accepts the specification’s payload [R7.01, R7.02, R7.05, R7.06]',
    (method, path, name, payload, sent = payload) => {
      expect(contract[name]).toMatchObject({ method, path })
      if (payload !== undefined) expect(contract[name].input.parse(payload)).toMatchObject(sent as object)
    },
  )

  it('keeps the specification’s field names of a page visit [R7.05]', () => {
    const visit = {
      pageId: 2,
      bizData: '7',
      bizType: 0,
      step: 1,
      systemType: 1,
      uuid: 'u',
      uuidSession: 's',
      visitType: 1,
      prevPageId: 1,
      nums: 1,
      orderNumbers: '7',
    }
    for (const name of ['flowAnalysisLog', 'flowAnalysisLogOfBuyer'] as const)
      expect(contract[name].input.parse(visit)).toEqual(visit)
  })

  it('include a form, an upload, a file, and a call to the instant-message server [R7.01]', () => {
    const special = (key: 'encoding' | 'raw' | 'base') =>
      calls.filter(([, spec]) => spec[key]).map(([name, spec]) => `${name} ${spec[key]}`)
    expect(
      special('encoding')
        .filter((one) => /uploadImFile|recentBrowse/.test(one))
        .toSorted(),
    ).toEqual(['recentBrowse form', 'uploadImFile multipart'])
    expect(special('raw')).toContain('exportCartTemplate blob')
    expect(special('base')).toContain('recentBrowse im')
  })
})

describe('every call', () => {
  it('requires sign-in exactly if its path is below /p/ or is registerOrBindUser [R7.01]', () => {
    expect(
      calls
        .filter(
          ([, { path, auth }]) => (auth === 'user') !== (path.startsWith('/p/') || path === '/user/registerOrBindUser'),
        )
        .map(([name]) => name),
    ).toEqual([])
  })

  it('has a method and path that no other call has', () => {
    const places = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })
})

const orderCounts = {
  allCount: 9,
  unPay: 1,
  payed: 2,
  consignment: 1,
  confirm: 1,
  success: 3,
  close: 1,
  refund: 1,
  grouping: 0,
}

/** The entities of specification 5, each with all its fields, in the response of a call. */
const entities: [name: CallName, answer: unknown, read?: (answer: never) => unknown][] = [
  [
    'userInfo',
    {
      userId: '7',
      nickName: '张工',
      pic: 'a.png',
      stroeLevel: 2,
      isFxs: 1,
      userMobile: '13800000001',
      accountPeriodDate: '2026-12-31 00:00:00',
      isAccountPeriod: 1,
      isProductPool: 1,
      priceGroupId: 3,
    },
  ],
  ['centerInfo', { isSetPassword: true, orderCountData: orderCounts, shopAuditStatus: 1, shopStatus: 0, shopId: 9 }],
  [
    'categoryInfo',
    [{ categoryId: 1, parentId: 0, categoryName: '轴承', pic: 'b.png', status: 1, categories: [] }],
    ([first]: never[]) => first,
  ],
  ['hotSearch', [{ title: '轴承', content: '6205', hotSearchId: 4 }], ([first]: never[]) => first],
  ['hotShops', [{ shopName: '洛水轴承行', shopId: 2 }], ([first]: never[]) => first],
  ['homepage', { homeStatus: 1, renovationId: 5, content: '[]' }],
  ['totalPay', { totalMoney: 10, finalMoney: 9, subtractMoney: 1, count: 2 }],
]
it.each(entities)(
  '%s returns each field of the specification’s entity under its name [R5.01]',
  (name, answer, read) => {
    const pick = (read ?? ((all: unknown) => all)) as (all: unknown) => Record<string, unknown>
    const parsed = pick(contract[name].answer.parse(answer))
    for (const field of Object.keys(pick(answer))) expect(parsed[field], field).toBeDefined()
  },
)
