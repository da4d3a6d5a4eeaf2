import type { RegulationText } from './regulationText.ts'

export const aboutTexts: readonly RegulationText[] = [
  {
    id: 52,
    categoryId: 6,
    title: { zh: '关于我们', en: 'About us' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<p>匠作机电商城服务于设备维修、工厂采购和机械制造：轴承、紧固件、电机、传动件、气动液压、密封和工具，在一处按参数找到，按清单买齐。</p><h2>我们的做法</h2><ul><li>参数优先：每个型号都有可筛选、可对比、可打印的规格书。</li><li>价格透明：各数量档单价写在商品页，折扣逐项列明。</li><li>库存和货期写明，不足的写还差多少。</li><li>售后有期限：每一步由谁处理、多久处理，都看得到。</li></ul><h2>店铺</h2><p>商城由多家店铺供货，每家店铺公示营业执照和评分。</p>`,
          en: `<p>Millwright Mall serves maintenance, plant purchasing and machine building: bearings, fasteners, motors, drives, pneumatics and hydraulics, seals and tools, found by specification and ordered by the list.</p><h2>How we work</h2><ul><li>Data first: every model has a datasheet you can filter, compare and print.</li><li>Transparent prices: tier prices are on the product page, and every discount is itemised.</li><li>Stock and lead time are stated, and how much is missing if stock is short.</li><li>Returns have deadlines: you see who acts next and by when.</li></ul><h2>Shops</h2><p>Many shops sell here. Each publishes its business licence and ratings.</p>`,
        },
      },
    ],
  },
  {
    id: 53,
    categoryId: 6,
    title: { zh: '联系我们', en: 'Contact' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<table><tr><th>事项</th><th>怎样联系</th></tr><tr><td>订单、物流、退换货</td><td>在订单详情中联系店铺客服</td></tr><tr><td>商城功能、意见和建议</td><td><a href="/feedback">意见反馈</a>，答复在同一页查看</td></tr><tr><td>知识产权</td><td><a href="/intellectualProperty">知识产权投诉</a></td></tr><tr><td>电话</td><td>400-820-6600，周一至周六 8:30-17:30</td></tr></table><p>来电前请准备订单号。客服不会索要密码、验证码，也不会要求向个人账户付款。</p>`,
          en: `<table><tr><th>Topic</th><th>How to reach us</th></tr><tr><td>Orders, delivery, returns</td><td>Chat with the shop, from the order details</td></tr><tr><td>The mall itself, suggestions and complaints</td><td><a href="/feedback">Feedback</a>; replies appear on the same page</td></tr><tr><td>Intellectual property</td><td><a href="/intellectualProperty">File a complaint</a></td></tr><tr><td>Telephone</td><td>400-820-6600, Monday to Saturday, 8:30-17:30</td></tr></table><p>Please have your order number ready. We never ask for passwords or codes, or for payment to a personal account.</p>`,
        },
      },
    ],
  },
  {
    id: 9,
    categoryId: 6,
    title: { zh: '营业执照', en: 'Business licence' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<p>以下为示例商城的演示信息，不对应真实企业。</p><table><tr><th>名称</th><td>匠作机电（示例）有限公司</td></tr><tr><th>类型</th><td>有限责任公司</td></tr><tr><th>住所</th><td>江苏省苏州市吴中区（演示地址）</td></tr><tr><th>经营范围</th><td>机械零部件、机电设备、五金工具的销售；互联网平台服务</td></tr><tr><th>ICP 备案</th><td>苏ICP备2026014728号-1</td></tr></table><p>各店铺的营业执照在其店铺信息页公示。</p>`,
          en: `<p>These are details of a sample mall and belong to no real company.</p><table><tr><th>Name</th><td>Millwright (Sample) Co., Ltd.</td></tr><tr><th>Kind</th><td>Limited liability company</td></tr><tr><th>Seat</th><td>Wuzhong District, Suzhou, Jiangsu (for demonstration)</td></tr><tr><th>Scope</th><td>Sale of machinery parts, electromechanical equipment and tools; internet platform services</td></tr><tr><th>ICP filing</th><td>苏ICP备2026014728号-1</td></tr></table><p>Each shop shows its own licence on its information page.</p>`,
        },
      },
    ],
  },
  {
    id: 14,
    categoryId: 6,
    title: { zh: '增值电信业务经营许可证', en: 'Value-added telecommunications permit' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<p>以下为示例商城的演示信息。</p><table><tr><th>业务种类</th><td>在线数据处理与交易处理业务（经营类电子商务）</td></tr><tr><th>覆盖范围</th><td>江苏省</td></tr><tr><th>许可证编号</th><td>演示站点，无编号</td></tr></table><p>正式运营的商城应在此公示许可证编号和有效期。</p>`,
          en: `<p>These are details of a sample mall.</p><table><tr><th>Services</th><td>Online data and transaction processing (e-commerce)</td></tr><tr><th>Area</th><td>Jiangsu Province</td></tr><tr><th>Permit number</th><td>None: this site is a demonstration</td></tr></table><p>A trading mall shows its permit number and validity here.</p>`,
        },
      },
    ],
  },
]
