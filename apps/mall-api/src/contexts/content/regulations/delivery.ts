import type { RegulationText } from './regulationText.ts'

export const deliveryTexts: readonly RegulationText[] = [
  {
    id: 61,
    categoryId: 3,
    title: { zh: '发货、运费与验收', en: 'Shipping, freight and checking goods' },
    versions: [
      {
        on: '2026-06-15',
        content: {
          zh: `<h2>运费</h2><p>运费由各店铺设定，购物满店铺的包邮金额免运费；确认订单页按收货省份计算并列明。个别店铺不配送的省份会在提交前提示。</p>
<h2>发货</h2><p>商品页写明库存和货期。一张订单可以分多个包裹发出，最多 10 个，每个包裹的承运商、运单号和轨迹都在订单详情中。</p>
<h2>验收</h2><ul><li>签收前清点件数，检查外箱是否破损、受潮。</li><li>核对型号、数量与送货单；轴承、密封件在装机前不要拆开防锈包装。</li><li>有问题请拍照，7 天内在<a href="/user-center/uc-order">我的订单</a>申请售后。</li></ul>
<h2>确认收货</h2><p>货物无误后请在订单中确认收货，退换货期限自此起算。</p>`,
          en: `<h2>Freight</h2><p>Each shop sets its own freight and the amount from which it is free. It is calculated for your province and shown at checkout. If a shop does not deliver to a province, you see this before you submit.</p>
<h2>Shipping</h2><p>Stock and lead time are shown on the product page. An order may arrive in up to 10 parcels, each with carrier, tracking number and status in the order details.</p>
<h2>Checking what arrives</h2><ul><li>Count the parcels before you sign, and look for damage and damp.</li><li>Compare models and quantities with the delivery note. Leave bearings and seals in their rust-proof packaging until installation.</li><li>If something is wrong, take pictures and request a return within 7 days in <a href="/user-center/uc-order">My orders</a>.</li></ul>
<h2>Confirming receipt</h2><p>Confirm receipt in the order once everything is correct. The return period starts then.</p>`,
        },
      },
    ],
  },
  {
    id: 62,
    categoryId: 3,
    title: { zh: '评价规则', en: 'Rules for reviews' },
    versions: [
      {
        on: '2026-06-15',
        content: {
          zh: `<ul><li>确认收货后 90 天内可以评价，180 天内可以追评一次。</li><li>评价最多 150 字，图片最多 9 张，每张不超过 2 MB；可以匿名。</li><li>请写使用情况：工况、转速、温升、尺寸是否与图纸一致。对其他买家最有用。</li><li>不得含有他人隐私、联系方式、广告或与商品无关的内容。</li><li>商家可以回复，但不能修改或删除您的评价。</li></ul><p>待评价的商品在<a href="/user-center/uc-comments">我的评价</a>中。</p>`,
          en: `<ul><li>You can review goods for 90 days after receipt, and add one follow-up within 180 days.</li><li>Reviews can have up to 150 characters and 9 pictures of up to 2 MB each, and can be anonymous.</li><li>Describe how the part performed: duty, speed, temperature, whether it matched the drawing. That helps others most.</li><li>No personal data of others, contact details, advertising or off-topic content.</li><li>Shops can reply. They cannot change or delete your review.</li></ul><p>Products you can review are listed under <a href="/user-center/uc-comments">My reviews</a>.</p>`,
        },
      },
    ],
  },
]
