import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { ShopApplication } from '@millwright/domain/shop/application'
import { samplePeople } from '../../core/identity/samplePeople.ts'
import type { SamplePerson } from '../../core/identity/samplePeople.ts'
import type { Db } from '../../db/db.ts'
import { shopIdFor } from './applications.ts'
import type { LocalisedText, RefusalReason } from './applications.ts'
import { accountOf } from './judgeShop.ts'
import { companyOf, EMPTY, OFFLINE } from './seed.ts'

const DAY = 86_400_000
/** The catalogue's shop that a sample person owns. */
const STOCKED = 2

type State = NonNullable<SamplePerson['shop']>
type Sample = {
  audit: number
  status: number
  shopId?: number
  reasons?: RefusalReason[]
  offlineReason?: LocalisedText
}

const samples: Readonly<Record<State, Sample>> = {
  stocked: { audit: 1, status: 1, shopId: STOCKED },
  empty: { audit: 1, status: 1, shopId: EMPTY },
  offline: {
    audit: 1,
    status: 2,
    shopId: OFFLINE,
    offlineReason: {
      zh: '营业执照已过有效期，请在商家账号中上传新执照。',
      en: 'The business licence has run out. Upload the new one in the merchant account.',
    },
  },
  inReview: { audit: 0, status: 4 },
  refused: {
    audit: -1,
    status: 4,
    reasons: [
      {
        field: 'businessLicense',
        reason: {
          zh: '执照照片反光，统一社会信用代码看不清，请重新拍摄。',
          en: 'The photograph reflects light and the credit code cannot be read. Take another.',
        },
      },
      {
        field: 'bankAccount',
        reason: { zh: '账号与开户名不符，请核对。', en: 'Account number and account holder do not belong together.' },
      },
    ],
  },
}

/** Writes sample people with a shop or an application, one in each state. */
export async function importShopOwners(db: Db, now: number): Promise<void> {
  for (const { account, mobile, shop } of samplePeople) {
    if (!shop) continue
    const [owner] = await db.query<{ user: number }>(
      'select user_id as user from buyer where account = $1 and mobile = $2 and not exists (select 1 from shop_application a where a.user_id = buyer.user_id)',
      [account, mobile],
    )
    if (!owner) continue
    const { user } = owner
    const { audit, status, shopId = shopIdFor(user), reasons = [], offlineReason = null } = samples[shop]
    const sent = await applicationOf(db, { user, shopId, mobile, now })
    await db.query(
      `insert into shop_owner (user_id, shop_id, audit_status, shop_status) values ($1, $2, $3, $4)
      on conflict (user_id) do update set shop_id = excluded.shop_id, audit_status = excluded.audit_status, shop_status = excluded.shop_status`,
      [user, shopId, audit, status],
    )
    await db.query(
      `insert into shop_application (user_id, sent, sent_at, problems, answered_at, offline_reason, account)
      values ($1, $2::text::jsonb, $3, $4::text::jsonb, $5, $6::text::jsonb, $7)`,
      [
        user,
        JSON.stringify(sent),
        now - 3 * DAY,
        JSON.stringify(reasons),
        audit === 0 ? null : now - 2 * DAY,
        offlineReason && JSON.stringify(offlineReason),
        audit === 1 ? accountOf(shopId) : null,
      ],
    )
  }
}

/** Names of shops that do not exist yet. */
const dealers: readonly LocalisedText[] = [
  { zh: '梁溪链传动', en: 'Liangxi Chain Drives' },
  { zh: '锡山链轮', en: 'Xishan Sprockets' },
  { zh: '惠山联轴器', en: 'Huishan Couplings' },
  { zh: '滨湖传动件', en: 'Binhu Transmission Parts' },
  { zh: '新吴轴承座', en: 'Xinwu Pillow Blocks' },
]

type ShopRow = { name: LocalisedText; intro: LocalisedText; city: LocalisedText; logo: string | null }
type Applicant = { user: number; shopId: number; mobile: string; now: number }

/** Returns the application of an existing shop, or of a dealer in chains and couplings. */
async function applicationOf(db: Db, { user, shopId, mobile, now }: Applicant): Promise<ShopApplication> {
  const [there] = await db.query<ShopRow>('select name, intro, city, logo from shop where shop_id = $1', [shopId])
  const shop = there ?? {
    name: dealers[user % dealers.length]!,
    intro: { zh: '链条、链轮、联轴器现货，支持非标定制。', en: 'Chains, sprockets and couplings.' },
    city: { zh: '无锡', en: 'Wuxi' },
  }
  const company = companyOf({ shop_id: shopId % 10_000, ...shop })
  const classes = await db.query<{ id: number }>(
    'select category_id as id from category where grade = 1 and status = 1 order by seq limit 2',
  )
  const file = (name: string, lines: number, kind: 'licence' | 'logo' = 'licence') =>
    keepDrawn(db, { user, name, lines, kind, now })
  const [logo, licence, front, back, certificate] = [
    await file('logo.png', 1, 'logo'),
    await file('licence.png', 9),
    await file('identity-front.png', 4),
    await file('identity-back.png', 2),
    await file('certificate.png', 6),
  ]
  return {
    shopName: shop.name.zh,
    intro: shop.intro.zh,
    shopLogo: logo,
    city: shop.city.zh,
    phone: mobile,
    firmName: company.firmName.zh,
    creditCode: company.creditCode,
    representative: company.representative.zh,
    residence: company.residence.zh,
    businessLicense: licence,
    identityNumber: withCheck(`${company.creditCode.slice(2, 8)}19850312${String(user % 1000).padStart(3, '0')}`),
    identityCardFront: front,
    identityCardLater: back,
    categoryIds: classes.map(({ id }) => String(id)),
    categoryFiles: '',
    brands: [{ brandName: there ? '洛北' : '东律', qualifications: certificate }],
    accountKind: 'company',
    accountName: company.firmName.zh,
    bankName: `中国工商银行${shop.city.zh}工业园区支行`,
    bankAccount: `11030206${String(user).padStart(11, '0')}`,
  }
}

type Drawn = { user: number; name: string; lines: number; kind: 'licence' | 'logo'; now: number }

/** Draws a sheet with lines in place of words, so that a document shows no person's data. */
async function keepDrawn(db: Db, { user, name, lines, kind, now }: Drawn): Promise<string> {
  const bar = (width: number, height: number, left: number, top: number, background: string) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top,
  })
  const bytes = await sharp({
    create: { width: 640, height: kind === 'logo' ? 640 : 460, channels: 3, background: '#eef1f4' },
  })
    .composite([
      bar(220, 26, 60, 60, '#4b5561'),
      ...Array.from({ length: lines }, (_, at) => bar(480 - (at % 3) * 90, 10, 60, 120 + at * 34, '#9aa4b0')),
    ])
    .png({ palette: true })
    .toBuffer()
  const id = randomUUID()
  await db.query(
    `insert into upload (upload_id, user_id, type, kind, name, size, created, used, bytes) values ($1, $2, 'image/png', $3, $4, $5, $6, true, $7)`,
    [id, user, kind, name, bytes.length, now, new Uint8Array(bytes)],
  )
  return `files/${id}`
}

/** Appends the check digit of GB 11643 to seventeen digits. */
function withCheck(places: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((all, weight, at) => all + weight * Number(places[at]), 0)
  return places + '10X98765432'[sum % 11]
}
