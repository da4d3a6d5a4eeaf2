import type { Sentences } from '../sentences.ts'

/** The buyer's agreed products (`/commoditypool`). */
export const zh = {
  title: '协议商品',
  lead: '以下为贵司已议定价格的商品，下单即按协议价结算；不足起订量的按公开价计算。',
  search: '在协议商品中搜索型号或名称',
  find: '搜索',
  soon_one: '本页有 {{count}} 项协议将在两周内到期，请及时续签。',
  soon_other: '本页有 {{count}} 项协议将在两周内到期，请及时续签。',
  refused: '贵司尚未签订价格协议',
  refusedHint: '价格协议适用于长期、批量采购：把常用型号和年用量告诉我们，双方议定后即可在此按协议价下单。',
  ask: '提交询价，申请协议价',
  chat: '联系客服',
  all: '浏览全部商品',
  ended: '近期到期的协议',
  was: '原协议价 {{price}}',
  endedOn: '{{day}} 到期',
  renew: '到期后按公开价计算。如需续签，请提交询价。',
}

export const en: Sentences<typeof zh> = {
  title: 'Agreed goods',
  lead: 'Goods your company has agreed prices for. Orders are charged at the agreed price; below its minimum quantity the public price applies.',
  search: 'Model or name among agreed goods',
  find: 'Search',
  soon_one: '{{count}} agreement on this page ends within two weeks. Renew it in time.',
  soon_other: '{{count}} agreements on this page end within two weeks. Renew them in time.',
  refused: 'Your company has no price agreement yet',
  refusedHint:
    'A price agreement is for regular purchases in quantity: tell us the models you use and how many a year. Once agreed, you order here at your own prices.',
  ask: 'Ask for agreed prices',
  chat: 'Contact us',
  all: 'Browse all products',
  ended: 'Agreements that ended lately',
  was: 'was {{price}}',
  endedOn: 'ended {{day}}',
  renew: 'The public price applies since. To renew an agreement, send an inquiry.',
}
