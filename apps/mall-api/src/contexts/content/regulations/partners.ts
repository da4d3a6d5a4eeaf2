import type { RegulationText } from './regulationText.ts'

export const partnerTexts: readonly RegulationText[] = [
  {
    id: 43,
    categoryId: 4,
    title: { zh: '商家入驻', en: 'Selling with us' },
    versions: [
      {
        on: '2026-05-06',
        content: {
          zh: `<p>制造商、品牌代理和工业品经销商都可以申请开店，开店不收入驻费。</p>
<h2>准备材料</h2>
<ul><li>店铺：名称不超过 20 字，简介 10-200 字，标志图片不超过 2 MB。</li><li>公司：营业执照（不超过 10 MB）、统一社会信用代码、法定代表人及身份证。</li><li>经营：类目、品牌及授权证书。</li><li>结算：对公账户。</li></ul>
<h2>流程</h2>
<ol><li>登录后在<a href="/user-center/uc-freeshop">免费开店</a>填写申请，每一步自动保存，可以换设备继续。</li><li>平台审核资料。未通过时逐项写明原因，改正后重新提交。</li><li>通过后开通商家账号，上架商品、发货和处理售后。</li></ol>
<h2>商家须遵守</h2>
<ul><li>型号、参数和货期如实标注，提供合格证或检验报告。</li><li>48 小时内处理售后申请，逾期视为同意。</li><li>尊重他人知识产权；投诉成立的商品将被下架。</li></ul>`,
          en: `<p>Manufacturers, brand agents and distributors of industrial goods can open a shop. Opening one is free.</p>
<h2>What you need</h2>
<ul><li>Shop: a name of up to 20 characters, a description of 10 to 200, a logo of up to 2 MB.</li><li>Company: business licence (up to 10 MB), unified social credit code, legal representative and identity card.</li><li>Trade: categories, brands and their letters of authorisation.</li><li>Settlement: a company bank account.</li></ul>
<h2>Steps</h2>
<ol><li>Log in and apply under <a href="/user-center/uc-freeshop">Open a shop</a>. Each step is saved, so you can continue on another device.</li><li>The mall reviews your documents. Anything declined is marked with the reason; correct it and submit again.</li><li>Once approved, you receive a merchant account to list products, ship orders and handle returns.</li></ol>
<h2>What shops commit to</h2>
<ul><li>Models, data and lead times are accurate; certificates or inspection reports are supplied with the goods.</li><li>Return requests are answered within 48 hours; no reply counts as agreement.</li><li>Intellectual property is respected: products are taken offline when a complaint is upheld.</li></ul>`,
        },
      },
    ],
  },
  {
    id: 44,
    categoryId: 4,
    title: { zh: '分销合作', en: 'Distributors' },
    versions: [
      {
        on: '2026-05-06',
        content: {
          zh: `<p>把商品介绍给同行，成交后获得佣金。个人、门店和公司都可以在<a href="/distributor">成为分销员</a>申请。</p>
<h2>怎样计佣</h2>
<ul><li>分享的链接带有您的分销员编号，对方点开后 7 天内下单，订单归于您名下；登录和切换语言不影响归属。</li><li>佣金按订单实付金额计算，退换货期限结束前为“未结算”。</li><li>发生退款的部分作废，不计佣金。</li><li>自己下单不计佣金。</li></ul>
<h2>提现</h2>
<p>已结算的佣金可以提现到申请时登记的银行账户，记录在<a href="/subcommission">我的佣金</a>中查看。</p>
<h2>不得</h2>
<p>冒用商城或店铺名义、虚假宣传、以退货套取佣金。一经发现停止资格，未结算佣金作废。</p>`,
          en: `<p>Recommend products to others in the trade and earn commission when they buy. Individuals, stores and companies can apply under <a href="/distributor">Become a distributor</a>.</p>
<h2>How commission works</h2>
<ul><li>Links you share carry your distributor number. Customers who open one and order within 7 days count as yours.</li><li>Commission is a percentage of the amount paid. It is pending until the return period ends.</li><li>Refunded items earn no commission.</li><li>You earn nothing on your own orders.</li></ul>
<h2>Withdrawal</h2>
<p>Settled commission is paid out to your registered bank account. See <a href="/subcommission">My commission</a> for its history.</p>
<h2>Not allowed</h2>
<p>Posing as the mall or a shop, false claims, and orders returned to gain commission. Violators are suspended and forfeit pending commission.</p>`,
        },
      },
    ],
  },
]
