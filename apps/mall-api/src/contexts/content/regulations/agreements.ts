import type { RegulationText } from './regulationText.ts'

export const agreementTexts: readonly RegulationText[] = [
  {
    id: 26,
    categoryId: 5,
    title: { zh: '服务条款', en: 'Terms of service' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: '<h2>服务条款</h2><p>这是示例商城，所有商品、价格和订单均为演示数据，不会产生真实交易。</p><h3>下单与付款</h3><p>订单价格以确认订单时服务器计算的价格为准，并保留 30 分钟；超时未付款的订单将自动关闭，库存随之释放。</p><h3>发货与收货</h3><p>商家在付款后按页面所示货期发货。请在收货时当面清点。</p><h3>售后</h3><p>自签收之日起七日内，可无理由退货；定制件除外。</p>',
          en: '<h2>Terms of service</h2><p>This is a sample mall: its products, prices and orders are for demonstration and lead to no real trade.</p><h3>Orders and payment</h3><p>The price of an order is the one that the server computes at confirmation; it is held for 30 minutes. An order that is not paid in time is closed and its stock is released.</p><h3>Delivery</h3><p>The shop ships after payment, within the lead time shown. Please count the goods when they arrive.</p><h3>After sale</h3><p>Goods can be returned without reason within seven days of receipt, except for parts made to order.</p>',
        },
      },
      {
        on: '2026-10-12',
        content: {
          zh: `<h2>服务条款</h2><p>这是示例商城，所有商品、价格和订单均为演示数据，不会产生真实交易。以下条款说明商城如何运作。</p>
<h3>账号</h3><p>账号由注册人使用。请妥善保管密码；以您的账号作出的操作视为您本人的操作，除非能证明账号被盗用。</p>
<h3>下单与付款</h3><p>订单价格以确认订单时服务器计算的价格为准，并保留 30 分钟；超时未付款的订单将自动关闭，库存随之释放。提交订单即与所属店铺订立买卖合同。</p>
<h3>发货与收货</h3><p>商家在付款后按页面所示货期发货。请在收货时当面清点，货物无误后确认收货。</p>
<h3>售后</h3><p>自确认收货之日起七日内可以申请退货或换货；商家 48 小时未处理视为同意。拒绝后七日内可申请平台介入。各步骤期限见<a href="/regulation-details?id=42">付款与售后</a>。</p>
<h3>评价与内容</h3><p>您发表的评价和图片应真实、合法。商城不修改评价内容，违反<a href="/regulation-details?id=62">评价规则</a>的除外。</p>
<h3>知识产权</h3><p>认为商品侵犯您的权利时，可以<a href="/intellectualProperty">提交投诉</a>，成立的商品将被下架。</p>
<h3>条款的变更</h3><p>变更时在本页公布新版本和生效日期，旧版本保留可查。</p>`,
          en: `<h2>Terms of service</h2><p>This is a sample mall: its products, prices and orders are for demonstration only. These terms describe how it works.</p>
<h3>Your account</h3><p>An account is for the person who registered it. Keep your password safe: actions taken with your account count as yours unless it was demonstrably stolen.</p>
<h3>Orders and payment</h3><p>The order price is calculated at confirmation and held for 30 minutes. Orders not paid in time are closed and their stock released. Submitting an order creates a sales contract with the shop.</p>
<h3>Delivery</h3><p>The shop ships after payment, within the lead time shown. Please check the goods on arrival, and confirm receipt once everything is correct.</p>
<h3>Returns</h3><p>You can request a return or exchange within seven days of confirming receipt. If a shop does not answer within 48 hours, this counts as agreement. If it declines, you can ask the mall to mediate within seven days. <a href="/regulation-details?id=42">Payment and returns</a> lists the time allowed for each step.</p>
<h3>Reviews and content</h3><p>What you publish must be true and lawful. The mall does not alter reviews unless they break the <a href="/regulation-details?id=62">rules for reviews</a>.</p>
<h3>Intellectual property</h3><p>If a product infringes your rights, <a href="/intellectualProperty">file a complaint</a>. Products are taken offline when it is upheld.</p>
<h3>Changes</h3><p>New versions are published here with their effective date. Previous versions remain available.</p>`,
        },
      },
    ],
  },
  {
    id: 57,
    categoryId: 5,
    title: { zh: '隐私政策', en: 'Privacy policy' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: '<h2>隐私政策</h2><p>我们只保存完成订单所需的信息：手机号、收货地址、订单与登录会话。</p><h3>访问记录</h3><p>页面访问记录仅用于统计，使用随机编号，不含姓名与手机号。</p><h3>您的权利</h3><p>您可以随时修改或删除收货地址，也可以要求注销账号。</p>',
          en: '<h2>Privacy policy</h2><p>We keep only what an order needs: the mobile number, delivery addresses, orders and login sessions.</p><h3>Page visits</h3><p>Visits are counted under random numbers, without names or telephone numbers.</p><h3>Your rights</h3><p>You can change or delete your addresses at any time, and ask for your account to be closed.</p>',
        },
      },
      {
        on: '2026-10-12',
        content: {
          zh: `<h2>隐私政策</h2><p>我们只保存完成订单所需的信息：手机号、收货地址、订单、发票与登录会话。</p>
<h3>您上传的文件</h3><p>售后凭证、反馈图片、投诉证明和证照只有您本人和处理的人员可以查看；评价图片公开显示。未被使用的文件一天后删除。</p>
<h3>反馈与投诉</h3><p>反馈随账号注销删除；知识产权投诉作为处理依据保留。</p>
<h3>访问记录</h3><p>页面访问记录仅用于统计，使用随机编号，不含姓名与手机号，保存 90 天。</p>
<h3>登录设备</h3><p>账户设置列出最近的登录和设备，可以随时让其他设备退出。</p>
<h3>您的权利</h3><p>您可以随时修改或删除收货地址，也可以自行注销账号。注销后交易记录依法保存三年，不再显示您的姓名和手机号。</p>`,
          en: `<h2>Privacy policy</h2><p>We keep only what orders require: mobile number, delivery addresses, orders, invoices and login sessions.</p>
<h3>Files you upload</h3><p>Evidence for returns, feedback pictures, complaint evidence and licences are visible only to you and the staff handling them. Review pictures are public. Unused files are deleted after one day.</p>
<h3>Feedback and complaints</h3><p>Feedback is deleted with your account. Intellectual property complaints are kept as the basis of decisions.</p>
<h3>Page visits</h3><p>Page visits are used for statistics only, under random IDs without names or phone numbers, and kept for 90 days.</p>
<h3>Devices</h3><p>Account settings lists recent logins and devices; you can log out any of them.</p>
<h3>Your rights</h3><p>You can change or delete addresses at any time and close your account yourself. Transaction records are then kept for three years as required by law, without your name and number.</p>`,
        },
      },
    ],
  },
  {
    id: 27,
    categoryId: 5,
    title: { zh: '法律声明', en: 'Legal notice' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<h2>性质</h2><p>匠作机电商城是一套开放的商城软件的示例站点。商品、价格、店铺和证照均为演示数据，不构成要约。</p><h2>技术资料</h2><p>尺寸、材料和性能数据供选型参考。用于安全部件或超出样本工况时，请向店铺索取检验报告并自行核算。</p><h2>外部链接</h2><p>离开本站前会有提示，外部网站的内容由其自行负责。</p><h2>适用法律</h2><p>适用中华人民共和国法律。争议先协商，协商不成向被告住所地人民法院提起诉讼。</p>`,
          en: `<h2>What this is</h2><p>Millwright Mall is the sample site of an open mall platform. Products, prices, shops and licences are for demonstration and do not constitute an offer.</p><h2>Technical data</h2><p>Sizes, materials and ratings help you choose. For safety-critical parts, or duties beyond the catalogue, ask the shop for an inspection report and verify by calculation.</p><h2>Links to other sites</h2><p>You are notified before leaving this site. Other sites are responsible for their own content.</p><h2>Law</h2><p>The law of the People’s Republic of China applies. Disputes are first settled by negotiation, otherwise by the court at the defendant’s domicile.</p>`,
        },
      },
    ],
  },
  {
    id: 58,
    categoryId: 5,
    title: { zh: '知识产权声明', en: 'Intellectual property statement' },
    versions: [
      {
        on: '2026-05-06',
        content: {
          zh: `<p>商城尊重商标权、专利权和著作权，店铺不得销售侵权商品。权利人可以在<a href="/intellectualProperty">知识产权</a>页投诉。</p>
<h2>谁可以投诉</h2><p>权利人，或持有授权书的代理人。</p>
<h2>需要什么</h2><ul><li>权利证明：商标注册证、专利证书和登记簿副本，或著作权登记证书。</li><li>被投诉商品的链接或编号，一次最多 20 个。</li><li>侵权说明。实用新型和外观设计专利请附评价报告或对比说明。</li><li>能联系到您的姓名和手机号。</li></ul>
<h2>怎样处理</h2><ul><li>投诉成立：相关商品立即下架，并通知店铺。</li><li>投诉不成立：写明理由，补充证据后可以再次提交。</li></ul>
<p>恶意投诉给他人造成损失的，由投诉人承担责任。</p>`,
          en: `<p>This mall respects trade marks, patents and copyright. Shops may not sell infringing products. Rights holders can file a complaint under <a href="/intellectualProperty">Intellectual property</a>.</p>
<h2>Who can file a complaint</h2><p>The rights holder, or an agent with written authorisation.</p>
<h2>What you need</h2><ul><li>Proof of the right: trade mark certificate, patent certificate with register extract, or copyright registration.</li><li>Product links or numbers, up to 20 at a time.</li><li>An explanation of the infringement. For utility models and designs, an evaluation report or comparison.</li><li>A contact name and mobile number.</li></ul>
<h2>What happens next</h2><ul><li>Upheld: the products are taken offline at once and the shop is notified.</li><li>Rejected: you are told why and can file again with further evidence.</li></ul>
<p>Complaints made in bad faith may give rise to liability for damages.</p>`,
        },
      },
    ],
  },
]
