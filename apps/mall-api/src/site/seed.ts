import type { Db } from '../db/db.ts'
import { picturePath } from '../catalogue/drawings/draw.ts'
import { insert, keep } from '../seed/rows.ts'
import { importMallAccount } from '../payment/mallAccount.ts'
import { noticesOf } from './notices.ts'

/** What the mall says of itself, its notices and its hot words. */
export async function importSite(db: Db, now: number): Promise<void> {
  await keep(db, 'webConfig', {
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
    sisterSites: [],
  })
  await keep(db, 'serviceTerms', {
    zh: '<h2>服务条款</h2><p>这是示例商城，所有商品、价格和订单均为演示数据，不会产生真实交易。</p><h3>下单与付款</h3><p>订单价格以确认订单时服务器计算的价格为准，并保留 30 分钟；超时未付款的订单将自动关闭，库存随之释放。</p><h3>发货与收货</h3><p>商家在付款后按页面所示货期发货。请在收货时当面清点。</p><h3>售后</h3><p>自签收之日起七日内，可无理由退货；定制件除外。</p>',
    en: '<h2>Terms of service</h2><p>This is a sample mall: its products, prices and orders are for demonstration and lead to no real trade.</p><h3>Orders and payment</h3><p>The price of an order is the one that the server computes at confirmation; it is held for 30 minutes. An order that is not paid in time is closed and its stock is released.</p><h3>Delivery</h3><p>The shop ships after payment, within the lead time shown. Please count the goods when they arrive.</p><h3>After sale</h3><p>Goods can be returned without reason within seven days of receipt, except for parts made to order.</p>',
  })
  await keep(db, 'servicePolicy', {
    zh: '<h2>隐私政策</h2><p>我们只保存完成订单所需的信息：手机号、收货地址、订单与登录会话。</p><h3>访问记录</h3><p>页面访问记录仅用于统计，使用随机编号，不含姓名与手机号。</p><h3>您的权利</h3><p>您可以随时修改或删除收货地址，也可以要求注销账号。</p>',
    en: '<h2>Privacy policy</h2><p>We keep only what an order needs: the mobile number, delivery addresses, orders and login sessions.</p><h3>Page visits</h3><p>Visits are counted under random numbers, without names or telephone numbers.</p><h3>Your rights</h3><p>You can change or delete your addresses at any time, and ask for your account to be closed.</p>',
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
