import type { Db } from '../../db/db.ts'
import { picturePath } from '../catalogue/drawings/draw.ts'
import { importSetting, insert } from '../../db/rows.ts'
import { importMallAccount } from '../../core/payment/mallAccount.ts'
import { noticesOf } from './notices.ts'
import type { SisterSite } from '../../core/site/siteLinks.ts'

/** Writes the mall's own data: settings, notices and hot words. */
export async function importSite(db: Db, now: number): Promise<void> {
  await importSetting(db, 'webConfig', {
    pcLogoImg: picturePath({ family: 'logo', params: { size: 'icon' } }),
    pcLogoImgText: { zh: '匠作机电', en: 'Millwright' },
    pcTitleImg: picturePath({ family: 'logo', params: { size: 'icon' } }),
    pcTitleContentCn: '匠作机电商城',
    pcTitleContentEn: 'Millwright Mall',
    pcWelcomeCn: '欢迎来到匠作机电商城',
    pcWelcomeEn: 'Welcome to Millwright Mall',
    pcCompanyInfoCn: '匠作机电商城，轴承、紧固件、电机与传动件的一站式采购平台。',
    pcCompanyInfoEn: 'Millwright Mall: bearings, fasteners, motors and drives from one place.',
    pcCopyright: '© 2026 Millwright',
    serviceTimeCn: '周一至周六 8:30-17:30',
    serviceTimeEn: 'Monday to Saturday, 8:30-17:30',
    servicePhone: '400-820-6600',
    filingNumber: '苏ICP备2026014728号-1',
    merchantUrl: '',
    sisterSites: [
      { zh: '匠作工程租赁', en: 'Millwright Rental', url: 'https://rental.example.com' },
      { zh: '匠作备件再制造', en: 'Millwright Reman', url: 'https://reman.example.com' },
      { zh: '匠作技能学院', en: 'Millwright Academy', url: 'https://academy.example.com' },
    ] satisfies SisterSite[],
  })
  await importMallAccount(db)
  await insert(
    db,
    'notice',
    noticesOf(now),
    'id bigint, shop_id bigint, title jsonb, content jsonb, published bigint, top boolean',
  )
  await insert(
    db,
    'hot_search',
    [
      ['6205', '6205'],
      ['内六角螺钉', 'socket screw'],
      ['三相异步电机', 'three-phase motor'],
      ['M8', 'M8'],
      ['角接触轴承', 'angular contact bearing'],
      ['304 不锈钢', '304 stainless'],
    ].map(([zh, en], at) => ({ hot_search_id: at + 1, seq: at, title: { zh, en }, content: { zh, en } })),
    'hot_search_id bigint, seq int, title jsonb, content jsonb',
  )
}
