import type { RegulationText } from './regulationText.ts'

const refundTable = {
  zh: `<table><tr><th>步骤</th><th>由谁</th><th>期限</th><th>逾期</th></tr><tr><td>处理申请</td><td>商家</td><td>48 小时</td><td>视为同意</td></tr><tr><td>寄回商品并填写运单号</td><td>买家</td><td>7 天</td><td>申请关闭</td></tr><tr><td>签收退货</td><td>商家</td><td>10 天</td><td>视为收到</td></tr><tr><td>退款</td><td>商家</td><td>48 小时</td><td>由商城退款</td></tr><tr><td>寄出换货</td><td>商家</td><td>7 天</td><td>由您选择退款或继续等待</td></tr></table>`,
  en: `<table><tr><th>Step</th><th>By</th><th>Within</th><th>Otherwise</th></tr><tr><td>Answer the application</td><td>The shop</td><td>48 hours</td><td>It counts as accepted</td></tr><tr><td>Send the goods and enter the tracking number</td><td>You</td><td>7 days</td><td>The application is closed</td></tr><tr><td>Take in what came back</td><td>The shop</td><td>10 days</td><td>It counts as received</td></tr><tr><td>Pay back</td><td>The shop</td><td>48 hours</td><td>The mall pays back</td></tr><tr><td>Send the exchange</td><td>The shop</td><td>7 days</td><td>You choose: the money, or keep waiting</td></tr></table>`,
}

export const tradeTexts: readonly RegulationText[] = [
  {
    id: 42,
    categoryId: 2,
    title: { zh: '付款与售后', en: 'Payment and returns' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<h2>付款</h2><p>订单提交后保留 30 分钟，超时未付款自动关闭，库存随之释放。</p><h2>售后</h2><p>签收之日起 7 天内可以申请退货退款。请联系店铺客服办理。</p>`,
          en: `<h2>Payment</h2><p>An order is held for 30 minutes. If it is not paid by then it is closed and its stock released.</p><h2>After sale</h2><p>Goods can be returned within 7 days of receipt. Please ask the shop in chat.</p>`,
        },
      },
      {
        on: '2026-09-01',
        content: {
          zh: `<h2>付款</h2>
<ul><li>应付金额以确认订单时服务器计算的价格为准。价格有变化会先提示，由您确认后再提交。</li><li>订单保留 30 分钟，超时未付款自动关闭，库存随之释放。</li><li>付款页列出当前可用的付款方式；扫码付款的二维码过期后可以刷新。同一笔付款不会重复扣款。</li></ul>
<h2>哪些情况可以申请售后</h2>
<ul><li>仅退款：未发货，或未收到货、少发、与商家协商退差价。</li><li>退货退款：收货后 7 天内，七天无理由，或错发、与描述不符、破损、质量问题。</li><li>换货：收货后 7 天内，质量问题或需换其他规格。</li></ul>
<p>在<a href="/user-center/uc-order">我的订单</a>中打开订单，在商品行或整单上申请。说明最多 200 字，图片最多 5 张，每张不超过 2 MB。</p>
<h2>每一步的期限</h2>
${refundTable.zh}
<h2>商家拒绝了怎么办</h2>
<p>7 天内可以申请平台介入，平台在 3 天内作出决定。进度在<a href="/user-center/uc-return">退换货</a>中查看。</p>
<h2>退多少、退到哪里</h2>
<p>退款按实付金额计算，优惠按商品分摊；最后一件退回时一并退运费。款项按原付款方式退回。</p>`,
          en: `<h2>Payment</h2>
<ul><li>The amount due is calculated when you confirm the order. If a price has changed, you are told first and decide.</li><li>An order is held for 30 minutes. If it is not paid by then it is closed and its stock released.</li><li>The payment page lists the available payment methods. An expired QR code can be refreshed; you are never charged twice.</li></ul>
<h2>When you can request a return</h2>
<ul><li>Refund only: before shipping, or if goods did not arrive, are short, or a price difference was agreed.</li><li>Return and refund: within 7 days of receipt, without a reason or because goods are wrong, not as described, damaged or defective.</li><li>Exchange: within 7 days of receipt, for a defect or another size.</li></ul>
<p>Open the order in <a href="/user-center/uc-order">My orders</a> and request a return for a line or the whole order. You can add up to 200 characters and 5 pictures of up to 2 MB each.</p>
<h2>How long each step may take</h2>
${refundTable.en}
<h2>If the shop declines</h2>
<p>You can ask the mall to mediate within 7 days; it decides within 3. Follow each case under <a href="/user-center/uc-return">Returns</a>.</p>
<h2>How much is refunded, and where to</h2>
<p>You are refunded what you paid, with discounts shared out over the lines; freight is refunded with the last item. Refunds go to the original payment method.</p>`,
        },
      },
    ],
  },
  {
    id: 56,
    categoryId: 2,
    title: { zh: '开具发票', en: 'Invoices' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<p>付款后可以申请电子普通发票，一张订单一张发票，请在订单详情中申请。</p>`,
          en: `<p>Once paid, each order can have its own electronic invoice. Request it in the order details.</p>`,
        },
      },
      {
        on: '2026-10-12',
        content: {
          zh: `<h2>可以开哪些发票</h2>
<table><tr><th>种类</th><th>抬头</th><th>需要填写</th></tr><tr><td>电子普通发票</td><td>个人</td><td>抬头名称</td></tr><tr><td>电子普通发票</td><td>单位</td><td>单位名称、纳税人识别号</td></tr><tr><td>增值税专用发票</td><td>单位</td><td>另加注册地址、电话、开户行和账号</td></tr></table>
<p>纳税人识别号会按校验码核对，填错时在该栏提示。</p>
<h2>何时申请</h2>
<ul><li>提交订单时选择，付款后自动进入申请。</li><li>付款后在<a href="/user-center/uc-billManagement">发票</a>中申请；同一店铺的多张订单可以合并开一张。</li></ul>
<h2>金额</h2>
<p>发票金额为实付金额减去已退金额。全部退款的订单没有可开票金额。</p>
<h2>抬头簿</h2>
<p>最多保存 20 个抬头，可设默认。修改抬头不影响已申请的发票。</p>
<h2>开好之后</h2>
<p>在发票详情下载 PDF。抬头有误可以申请换开，新发票开出前原发票仍然有效；开票失败会写明原因，改正后重新提交。</p>`,
          en: `<h2>Types of invoice</h2>
<table><tr><th>Type</th><th>Billed to</th><th>Required details</th></tr><tr><td>Electronic invoice</td><td>Individual</td><td>Name</td></tr><tr><td>Electronic invoice</td><td>Company</td><td>Company name and taxpayer number</td></tr><tr><td>Special VAT invoice</td><td>Company</td><td>Also registered address, phone, bank and account</td></tr></table>
<p>The taxpayer number’s check character is verified; mistakes are shown next to the field.</p>
<h2>When to request one</h2>
<ul><li>At checkout: it is requested as soon as the order is paid.</li><li>After payment, under <a href="/user-center/uc-billManagement">Invoices</a>. Several orders from one shop can be combined on one invoice.</li></ul>
<h2>Amount</h2>
<p>The amount paid less refunds. Fully refunded orders cannot be invoiced.</p>
<h2>Invoice details</h2>
<p>You can save up to 20 sets of invoice details and choose a default. Changing a set does not affect invoices already requested.</p>
<h2>After it is issued</h2>
<p>Download the PDF from the invoice page. If the title is wrong, request a replacement: the original stays valid until the new one is issued. If an invoice cannot be issued, the reason is given; correct it and submit again.</p>`,
        },
      },
    ],
  },
]
