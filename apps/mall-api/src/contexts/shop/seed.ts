import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { picturePath } from '../catalogue/drawings/draw.ts'
import { insert } from '../../db/rows.ts'

export type Row = {
  shop_id: number
  name: { zh: string; en: string }
  intro: { zh: string; en: string }
  city: { zh: string; en: string }
}

const shapes = ['gear', 'nut', 'ring', 'plate'] as const
const people = [
  ['陈立', 'Chen Li'],
  ['王敏', 'Wang Min'],
  ['赵国庆', 'Zhao Guoqing'],
  ['周海', 'Zhou Hai'],
  ['林文静', 'Lin Wenjing'],
] as const
/** The first six digits of a place's codes (GB/T 2260). */
const divisions: Readonly<Record<string, string>> = {
  苏州: '320500',
  洛阳: '410300',
  嘉兴: '330400',
  淄博: '370300',
  宁波: '330200',
  温州: '330300',
  成都: '510100',
  深圳: '440300',
  株洲: '430200',
  杭州: '330100',
  台州: '331000',
  金华: '330700',
  无锡: '320200',
  天津: '120100',
  大连: '210200',
  邢台: '130500',
  邯郸: '130400',
  沧州: '130900',
  宁德: '350900',
  长沙: '430100',
}
/** Shops in special states, present in every mall: open without products, closed, offline. */
export const EMPTY = 90
const CLOSED = 91
export const OFFLINE = 92
const PREFERRED = [1, 2, 3, 5, 8, 13, 18, 20]

/** Adds shops in special states, and the logo, business hours and licence of shops that have none yet. */
export async function importShopFacts(db: Db): Promise<void> {
  const bare = {
    shop_type: 2,
    city: { zh: '苏州', en: 'Suzhou' },
    phone: '0512-6573-2218',
    freight_base: 10,
    freight_free_from: 200,
  }
  await insert(
    db,
    'shop',
    [
      {
        ...bare,
        shop_id: EMPTY,
        name: { zh: '新芽机电', en: 'Sprout Industrial' },
        intro: { zh: '刚刚开张，商品正在上架。', en: 'Just opened; the shelves are being filled.' },
        status: 1,
      },
      {
        ...bare,
        shop_id: CLOSED,
        name: { zh: '旧厂配件', en: 'Old Works Spares' },
        intro: { zh: '本店已停止营业。', en: 'This shop no longer trades.' },
        status: 0,
      },
      {
        ...bare,
        shop_id: OFFLINE,
        name: { zh: '冯记传动', en: 'Feng Drives' },
        intro: { zh: '链条、链轮与联轴器，批发零售。', en: 'Chains, sprockets and couplings, wholesale and retail.' },
        city: { zh: '无锡', en: 'Wuxi' },
        phone: '0510-8371-9920',
        status: 2,
      },
    ],
    'shop_id bigint, name jsonb, intro jsonb, shop_type int, city jsonb, phone text, freight_base numeric, freight_free_from numeric, status int',
  )
  await db.query('update shop set preferred = shop_id = any($1::text::bigint[]) where logo is null', [
    arrayText(PREFERRED),
  ])
  for (const shop of await db.query<Row>(
    'select shop_id, name, intro, city from shop where shop_id < 900000 and logo is null',
  )) {
    await db.query(
      'update shop set logo = $2, service_time = $3::text::jsonb, company = $4::text::jsonb where shop_id = $1',
      [shop.shop_id, logoOf(shop), JSON.stringify(hoursOf(shop)), JSON.stringify(companyOf(shop))],
    )
  }
}

function logoOf({ shop_id, name }: Row): string {
  const mark =
    name.en
      .match(/\b[A-Z]/g)
      ?.slice(0, 2)
      .join('') ?? 'M'
  return picturePath({ family: 'shop', params: { mark, shape: shapes[shop_id % shapes.length]! } })
}

function hoursOf({ shop_id }: Row) {
  return shop_id % 3
    ? { zh: '周一至周六 8:30-17:30', en: 'Monday to Saturday, 8:30-17:30' }
    : { zh: '每天 8:00-20:00', en: 'Every day, 8:00-20:00' }
}

export function companyOf({ shop_id, name, intro, city }: Row) {
  const [zh, en] = people[shop_id % people.length]!
  const founded = 2000 + ((shop_id * 7) % 22)
  return {
    firmName: { zh: `${city.zh}${name.zh}有限公司（示例）`, en: `${name.en} Co., Ltd., ${city.en} (sample)` },
    creditCode: creditCode(`91${divisions[city.zh] ?? divisions.苏州}MA${String(shop_id).padStart(7, '0')}`),
    representative: { zh, en },
    residence: { zh: `${city.zh}市工业园区 ${shop_id} 号`, en: `${shop_id} Industrial Park, ${city.en}` },
    businessScope: intro,
    capital: 500 + shop_id * 100,
    foundTime: `${founded}-03-18`,
    startTime: `${founded}-03-18`,
    endTime: '',
  }
}

const CODE_DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Appends the check digit of GB 32100 to seventeen characters. */
function creditCode(places: string): string {
  const sum = [...places].reduce((all, digit, at) => all + CODE_DIGITS.indexOf(digit) * (3 ** at % 31), 0)
  return places + CODE_DIGITS[(31 - (sum % 31)) % 31]
}
