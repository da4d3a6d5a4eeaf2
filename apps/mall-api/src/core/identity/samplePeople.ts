import type { OwnCompany } from '@millwright/domain/account/ownCompany'

export const DEMO_PASSWORD = 'Mall2026!'
/** The pay password of the sample accounts with `pays`. */
export const DEMO_PAY_PASSWORD = '888888'

type Both = { zh: string; en: string }

/** The company of the account `buyer`, as its profile, papers and applications say it. */
export const sampleCompany = {
  companyName: '上海张江精密机械有限公司',
  creditCode: '91310115MA1K3XH261',
  companyAddress: '上海市浦东新区张江高科技园区科苑路 88 号',
} satisfies OwnCompany

/** The company of the account `agreement`, which pays by statement. */
const agreementCompany = {
  companyName: '深圳市恒锐自动化有限公司',
  creditCode: '91440300MA5F7KWQ3P',
  companyAddress: '深圳市南山区科技南十二路 18 号',
} satisfies OwnCompany

/** The companies of sample people, by account. */
export const sampleCompanies = { buyer: sampleCompany, agreement: agreementCompany }

export type SamplePerson = {
  account: string
  mobile: string
  nick: Both
  /** The purpose of the account. */
  shows: Both
  agreed?: true
  /** Whether the account has a pay password. */
  pays?: true
  distributor?: true
  /** The state of the account's own shop (`contexts/shop/ownerSeed.ts`). */
  shop?: 'stocked' | 'inReview' | 'empty' | 'refused' | 'offline'
}

/** The sample accounts. All have the same password. */
export const samplePeople: readonly SamplePerson[] = [
  {
    account: 'buyer',
    mobile: '13800000001',
    nick: { zh: '张工', en: 'Zhang' },
    shows: {
      zh: '订单、收藏、浏览记录、地址一应俱全',
      en: 'Orders, saved items, recently viewed, addresses: something of all',
    },
    pays: true,
  },
  {
    account: 'newcomer',
    mobile: '13800000003',
    nick: { zh: '新来的小陈', en: 'Chen' },
    shows: { zh: '什么都还没有：每个页面的首次使用', en: 'Nothing yet: the first use of every screen' },
  },
  {
    account: 'agreement',
    mobile: '13800000002',
    nick: { zh: '李采购', en: 'Li' },
    shows: { zh: '有协议价的企业采购', en: 'A company’s buyer with agreed prices' },
    agreed: true,
  },
  {
    account: 'distributor',
    mobile: '13800000004',
    nick: { zh: '周推广', en: 'Zhou' },
    shows: {
      zh: '分销员：各种状态的佣金和提现，可分享的商品',
      en: 'A distributor: commission and payouts in every state, goods to share',
    },
    distributor: true,
  },
  {
    account: 'shopowner',
    mobile: '13800000005',
    nick: { zh: '孙店主', en: 'Sun' },
    shows: { zh: '自己的店铺正在营业，商品齐全', en: 'The owner of an open shop with its goods' },
    shop: 'stocked',
  },
  {
    account: 'shop0',
    mobile: '13800000006',
    nick: { zh: '钱店主', en: 'Qian' },
    shows: { zh: '开店申请审核中', en: 'An application for a shop under review' },
    shop: 'inReview',
  },
  {
    account: 'shop1',
    mobile: '13800000007',
    nick: { zh: '吴店主', en: 'Wu' },
    shows: {
      zh: '开店申请刚通过，店铺还没有商品',
      en: 'An application that has just passed: the shop is open and empty',
    },
    shop: 'empty',
  },
  {
    account: 'shop2',
    mobile: '13800000008',
    nick: { zh: '郑店主', en: 'Zheng' },
    shows: { zh: '开店申请未通过', en: 'An application that was turned down' },
    shop: 'refused',
  },
  {
    account: 'shop3',
    mobile: '13800000010',
    nick: { zh: '冯店主', en: 'Feng' },
    shows: { zh: '店铺已被平台下线', en: 'A shop that the platform took offline' },
    shop: 'offline',
  },
]
