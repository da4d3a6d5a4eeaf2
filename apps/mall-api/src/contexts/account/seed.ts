import type { Db } from '../../db/db.ts'
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, sampleCompanies, samplePeople } from '../../core/identity/samplePeople.ts'
import { importAgreements } from '../catalogue/agreementSeed.ts'
import { hashPassword } from '../../core/identity/sessions.ts'

const PRICE_GROUP = 1

export async function importBuyers(db: Db, now: number): Promise<void> {
  const password = await hashPassword(DEMO_PASSWORD)
  const payPassword = await hashPassword(DEMO_PAY_PASSWORD)
  for (const { account, mobile, nick, agreed = false, distributor = false, pays = false } of samplePeople) {
    await db.query(
      'insert into buyer (account, mobile, password, nick_name, price_group_id, created, distributor) values ($1, $2, $3, $4::text::jsonb, $5, $6, $7) on conflict do nothing',
      [account, mobile, password, JSON.stringify(nick), agreed ? PRICE_GROUP : null, now, distributor],
    )
    // A pay password that a visitor has set is kept.
    if (pays)
      await db.query('update buyer set pay_password = $2 where account = $1 and pay_password is null', [
        account,
        payPassword,
      ])
  }
  for (const [account, { companyName, creditCode, companyAddress }] of Object.entries(sampleCompanies))
    await db.query(
      'update buyer set company = $1, credit_code = $2, company_address = $3 where account = $4 and company is null',
      [companyName, creditCode, companyAddress, account],
    )
  const addresses = [
    {
      account: 'buyer',
      area: 310115,
      receiver: '张工',
      mobile: '13800000001',
      addr: '张江高科技园区科苑路 88 号 2 号楼',
      common: true,
    },
    {
      account: 'buyer',
      area: 320505,
      receiver: '王库管',
      mobile: '13900000003',
      addr: '竹园路 209 号 3 号仓库',
      common: false,
    },
    {
      account: 'agreement',
      area: 440305,
      receiver: '李采购',
      mobile: '13800000002',
      addr: '科技南十二路 18 号',
      common: true,
    },
  ]
  for (const { account, area, receiver, mobile, addr, common } of addresses) {
    await db.query(
      `
      insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
      select u.user_id, $3, $4, p.area_id, c.area_id, d.area_id, $5, $6, $7::bigint from buyer u, area d join area c on c.area_id = d.parent_id
        join area p on p.area_id = c.parent_id
      where u.account = $1 and d.area_id = $2::bigint and not exists (select 1 from address a where a.user_id = u.user_id and a.addr = $5)`,
      [account, area, receiver, mobile, addr, common, now],
    )
  }
  await importAgreements(db, PRICE_GROUP, now)
}
