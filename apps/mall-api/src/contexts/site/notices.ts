import { readServerTime, writeServerTime } from '@millwright/domain/time'

type Both = { zh: string; en: string }
type Told = { title: Both; content: Both }

const DAY = 86_400_000

/** Returns the mall's own notices: the newest pinned, the others on their dates within the last year. */
export function noticesOf(now: number) {
  return [
    ...pinned.map((notice, at) => ({ ...notice, published: now - (at + 1) * DAY, top: true })),
    ...dated.map(({ on, ...notice }) => ({ ...notice, published: lastTime(on, now - 5 * DAY), top: false })),
  ].map((notice, at) => ({ ...notice, id: at + 1, shop_id: 0 }))
}

/** Returns the latest time before `before` whose date and time are `MM-DD HH:mm`. */
function lastTime(on: string, before: number): number {
  const year = Number(writeServerTime(before).slice(0, 4))
  const [thisYear = 0, lastYear = 0] = [year, year - 1].map((one) => readServerTime(`${one}-${on}`))
  return thisYear <= before ? thisYear : lastYear
}

const pinned: readonly Told[] = [
  {
    title: {
      zh: '轴承新增 ABEC-5 精度型号，支持按内径筛选',
      en: 'New: ABEC-5 precision bearings, filter by bore',
    },
    content: {
      zh: '<p>深沟球轴承与角接触球轴承新增 ABEC-5 精度等级。列表页可按内径、外径、宽度和密封形式筛选。</p>',
      en: '<p>Deep groove and angular contact ball bearings now come in ABEC-5. Lists can be filtered by bore, outside diameter, width and seal.</p>',
    },
  },
  {
    title: { zh: '紧固件按盒起订，数量越多价格越低', en: 'Fasteners by the box: the more, the lower the price' },
    content: {
      zh: '<p>紧固件按包装数量销售，商品页列出各数量档的价格，购物车按所选数量自动计价。</p>',
      en: '<p>Fasteners are sold in packs. Product pages list the price of each quantity, and the cart applies it.</p>',
    },
  },
  {
    title: { zh: '下单后请在 30 分钟内完成付款', en: 'Please pay within 30 minutes of ordering' },
    content: {
      zh: '<p>未付款订单保留 30 分钟，超时自动关闭并释放库存。</p>',
      en: '<p>An unpaid order is kept for 30 minutes; then it closes and its stock is free again.</p>',
    },
  },
  {
    title: { zh: '客服时间：周一至周六 8:30-17:30', en: 'Service hours: Monday to Saturday, 8:30-17:30' },
    content: {
      zh: '<p>工作时间内留言当日回复，节假日顺延。</p>',
      en: '<p>Messages are answered the same day within these hours, and after holidays otherwise.</p>',
    },
  },
]

const dated: readonly (Told & { on: string })[] = [
  {
    on: '11-11 09:00',
    title: { zh: '11 月 15 日 22:00 至次日 2:00 系统维护', en: 'Maintenance on 15 November, 22:00 to 2:00' },
    content: {
      zh: '<p>为升级订单系统，11 月 15 日 22:00 至 11 月 16 日 2:00 进行维护。</p><h3>维护期间</h3><ul><li>可以浏览商品、查询规格和库存。</li><li>暂停下单、付款和申请售后。</li><li>购物车中的商品会保留。</li></ul><p>已付款订单照常发货，不受影响。</p>',
      en: '<p>The order system is upgraded from 22:00 on 15 November to 2:00 on 16 November.</p><h3>During these hours</h3><ul><li>Products, specifications and stock can be looked up.</li><li>Ordering, payment and returns are paused.</li><li>What is in your cart stays there.</li></ul><p>Orders that are paid ship as usual.</p>',
    },
  },
  {
    on: '11-02 10:00',
    title: { zh: '不锈钢紧固件价格调整，11 月 10 日起执行', en: 'Stainless fasteners: new prices from 10 November' },
    content: {
      zh: '<p>受镍价上涨影响，A2、A4 不锈钢紧固件价格自 11 月 10 日零时起调整。碳钢产品价格不变。</p><table><tr><th>品类</th><th>材质</th><th>调整幅度</th></tr><tr><td>内六角螺钉</td><td>A2-70</td><td>+3%</td></tr><tr><td>六角螺栓</td><td>A2-70</td><td>+3%</td></tr><tr><td>六角螺栓</td><td>A4-80</td><td>+5%</td></tr><tr><td>螺母、垫圈</td><td>A2、A4</td><td>+2%</td></tr></table><p>11 月 10 日前提交的订单按原价结算，协议价客户以合同约定为准。</p>',
      en: '<p>As nickel has become dearer, prices of A2 and A4 stainless fasteners change on 10 November. Carbon steel stays as it is.</p><table><tr><th>Product</th><th>Material</th><th>Change</th></tr><tr><td>Socket screws</td><td>A2-70</td><td>+3%</td></tr><tr><td>Hex bolts</td><td>A2-70</td><td>+3%</td></tr><tr><td>Hex bolts</td><td>A4-80</td><td>+5%</td></tr><tr><td>Nuts, washers</td><td>A2, A4</td><td>+2%</td></tr></table><p>Orders placed before 10 November keep their prices; agreed prices follow the contract.</p>',
    },
  },
  {
    on: '10-20 14:00',
    title: { zh: '型号对比上线：最多 4 个型号并排比较', en: 'Compare up to four models side by side' },
    content: {
      zh: '<p>在列表页勾选型号，规格、价格、起订量和货期并排显示，不同之处会标出。</p>',
      en: '<p>Tick models in a list: specifications, prices, minimum quantities and lead times stand side by side, with what differs marked.</p>',
    },
  },
  {
    on: '10-09 09:30',
    title: {
      zh: '华中仓扩容，轴承与紧固件次日达城市增加',
      en: 'Central warehouse enlarged: more cities get next-day parts',
    },
    content: {
      zh: '<p>华中仓新增库位 12,000 个，常用轴承与紧固件备货增加一倍。长沙、武汉、南昌及周边城市 16:00 前付款的现货订单次日送达。</p>',
      en: '<p>The central warehouse has 12,000 more bins and twice the stock of common bearings and fasteners. In and around Changsha, Wuhan and Nanchang, stock orders paid by 16:00 arrive the next day.</p>',
    },
  },
  {
    on: '09-22 09:00',
    title: { zh: '国庆假期发货安排：10 月 1 日至 7 日', en: 'National Day: shipping from 1 to 7 October' },
    content: {
      zh: '<p>假期可以正常下单，发货安排如下。</p><table><tr><th>日期</th><th>发货</th><th>客服</th></tr><tr><td>9 月 30 日</td><td>16:00 前付款当日发出</td><td>8:30-17:30</td></tr><tr><td>10 月 1 日至 3 日</td><td>暂停</td><td>留言</td></tr><tr><td>10 月 4 日至 7 日</td><td>仅现货</td><td>9:00-16:00</td></tr><tr><td>10 月 8 日</td><td>恢复正常</td><td>8:30-17:30</td></tr></table><p>停机检修急需的备件，请在订单留言中注明，我们优先安排。</p>',
      en: '<p>Orders are taken throughout the holiday. They ship as follows.</p><table><tr><th>Date</th><th>Shipping</th><th>Service</th></tr><tr><td>30 September</td><td>Same day if paid by 16:00</td><td>8:30-17:30</td></tr><tr><td>1-3 October</td><td>None</td><td>Messages only</td></tr><tr><td>4-7 October</td><td>Stock items only</td><td>9:00-16:00</td></tr><tr><td>8 October</td><td>As usual</td><td>8:30-17:30</td></tr></table><p>If you need spares for a shutdown, say so in the order’s message: they go first.</p>',
    },
  },
  {
    on: '09-10 10:00',
    title: { zh: '新品牌入驻：液压胶管与接头', en: 'New brands: hydraulic hoses and fittings' },
    content: {
      zh: '<p>两家液压胶管厂商入驻，提供 1SN、2SN、4SP 胶管及公制、英制接头，可按长度定制压接。定制件下单后三个工作日发货。</p>',
      en: '<p>Two makers of hydraulic hoses have joined: 1SN, 2SN and 4SP hoses with metric and inch fittings, crimped to your length. Made-to-length hoses ship in three working days.</p>',
    },
  },
  {
    on: '08-25 09:00',
    title: { zh: '三相异步电机货期恢复正常', en: 'Three-phase motors: lead times are back to normal' },
    content: {
      zh: '<p>铸件供应已恢复，0.75 kW 至 75 kW 三相异步电机的货期恢复正常，以商品页显示为准。此前延期的订单按付款顺序发出。</p>',
      en: '<p>Castings are in supply again: three-phase motors from 0.75 to 75 kW ship within the lead time on their pages. Orders that were delayed ship as they were paid.</p>',
    },
  },
  {
    on: '08-12 15:00',
    title: { zh: '台风期间华南地区物流延误', en: 'Typhoon: parcels to southern China are delayed' },
    content: {
      zh: '<p>受台风影响，发往广东、广西、海南的包裹预计延误一至三天。已发出的订单可在订单详情查看物流，未发出的订单可以取消。</p>',
      en: '<p>Parcels to Guangdong, Guangxi and Hainan take one to three days longer. Track what has shipped in the order; what has not can be cancelled.</p>',
    },
  },
  {
    on: '08-01 09:00',
    title: { zh: '商品页新增规格书，可打印存档', en: 'Datasheets on product pages, ready to print' },
    content: {
      zh: '<p>商品页新增规格书，列出尺寸、额定值和图纸，可直接打印，适合附在请购单后。</p>',
      en: '<p>Product pages now lead to a datasheet with dimensions, ratings and drawing, made to be printed and put to a requisition.</p>',
    },
  },
  {
    on: '07-18 10:00',
    title: { zh: '关于谨防冒用商城名义收款的提醒', en: 'Beware of payments asked for in our name' },
    content: {
      zh: '<p>商城只在收银台收款，客服不会通过电话、短信或个人账户要求付款，也不会索要短信验证码。</p><p>遇到可疑情况，请保留记录并联系客服。</p>',
      en: '<p>We are paid at the checkout alone. Nobody of ours asks for money by telephone, by message or to a private account, nor for a code that was sent to you.</p><p>If somebody does, keep what they sent and tell our service.</p>',
    },
  },
  {
    on: '07-03 09:00',
    title: { zh: '高温期间润滑脂与胶粘剂改用保温箱发货', en: 'Summer: greases and adhesives ship insulated' },
    content: {
      zh: '<p>7 月至 9 月，润滑脂、厌氧胶和密封胶使用保温箱发货，不另收费。收货后请按标签要求的温度存放。</p>',
      en: '<p>From July to September greases, anaerobic adhesives and sealants travel in insulated boxes at no charge. Please store them at the temperature on the label.</p>',
    },
  },
  {
    on: '06-16 14:00',
    title: { zh: '年中盘点：6 月 28 日暂停发货一天', en: 'Stocktaking: nothing ships on 28 June' },
    content: {
      zh: '<p>各仓库 6 月 28 日进行年中盘点，当天暂停发货，6 月 29 日起按付款顺序发出。</p>',
      en: '<p>All warehouses count their stock on 28 June. Orders of that day ship from 29 June on, in the order in which they were paid.</p>',
    },
  },
  {
    on: '06-05 09:00',
    title: { zh: '端午节发货安排', en: 'Dragon Boat Festival: shipping' },
    content: {
      zh: '<p>端午节当天暂停发货，次日恢复。假期前一天 16:00 前付款的现货订单当日发出。</p>',
      en: '<p>Nothing ships on the day of the festival; shipping goes on the day after. Stock orders paid by 16:00 on the day before ship the same day.</p>',
    },
  },
  {
    on: '05-20 10:00',
    title: { zh: '轴承真伪查询上线：扫描包装二维码', en: 'Check that a bearing is genuine: scan the code on its box' },
    content: {
      zh: '<p>自营轴承的包装附有防伪二维码，扫码可查看品牌、型号、生产批次和出库日期。</p>',
      en: '<p>Bearings that we sell ourselves carry a code on the box. It shows the brand, the model, the batch and the day on which it left our warehouse.</p>',
    },
  },
  {
    on: '05-06 09:00',
    title: { zh: '同步带与链条支持按节数定制', en: 'Timing belts and chains cut to your length' },
    content: {
      zh: '<p>开口同步带和滚子链可按节数裁切，在订单留言中写明长度即可，两个工作日发货。裁切后的商品不支持无理由退货。</p>',
      en: '<p>Open timing belts and roller chains are cut by the pitch: write the length in the order’s message. They ship in two working days; what was cut cannot be returned without a reason.</p>',
    },
  },
  {
    on: '04-23 09:00',
    title: { zh: '劳动节假期发货安排：5 月 1 日至 5 日', en: 'Labour Day: shipping from 1 to 5 May' },
    content: {
      zh: '<p>5 月 1 日、2 日暂停发货，5 月 3 日至 5 日发出现货，5 月 6 日恢复正常。</p>',
      en: '<p>Nothing ships on 1 and 2 May; stock items ship from 3 to 5 May, everything from 6 May.</p>',
    },
  },
  {
    on: '04-10 11:00',
    title: { zh: '企业采购可设多个收货地址', en: 'Companies can keep several delivery addresses' },
    content: {
      zh: '<p>每个账号最多保存 20 个收货地址，结算时可以切换，适合多工厂、多仓库收货。</p>',
      en: '<p>An account keeps up to 20 addresses and changes between them at the checkout: for several plants or warehouses.</p>',
    },
  },
  {
    on: '03-25 09:30',
    title: { zh: '部分减速机停产及替代型号', en: 'Gearboxes that are discontinued, and what replaces them' },
    content: {
      zh: '<p>以下型号停产，库存售完为止。替代型号的安装尺寸相同。</p><table><tr><th>停产型号</th><th>替代型号</th><th>速比</th></tr><tr><td>RV 050</td><td>NMRV 050</td><td>1:30</td></tr><tr><td>RV 063</td><td>NMRV 063</td><td>1:40</td></tr><tr><td>RV 075</td><td>NMRV 075</td><td>1:50</td></tr></table>',
      en: '<p>These gearboxes are discontinued and sold while stock lasts. What replaces them has the same mounting dimensions.</p><table><tr><th>Discontinued</th><th>Replaced by</th><th>Ratio</th></tr><tr><td>RV 050</td><td>NMRV 050</td><td>1:30</td></tr><tr><td>RV 063</td><td>NMRV 063</td><td>1:40</td></tr><tr><td>RV 075</td><td>NMRV 075</td><td>1:50</td></tr></table>',
    },
  },
  {
    on: '03-12 10:00',
    title: { zh: '隐私政策更新', en: 'Our privacy policy has changed' },
    content: {
      zh: '<p>隐私政策说明了登录设备的管理方式：您可以随时让其他设备退出登录。</p>',
      en: '<p>Our privacy policy now says how devices that are logged in are kept, and that you can log them out at any time.</p>',
    },
  },
  {
    on: '03-01 09:00',
    title: { zh: '碳钢螺栓价格下调', en: 'Carbon steel bolts cost less' },
    content: {
      zh: '<p>8.8 级、10.9 级碳钢六角螺栓价格平均下调 4%，即日起生效，购物车中的商品自动按新价计算。</p>',
      en: '<p>Hex bolts of class 8.8 and 10.9 cost 4% less on average from today. What is in your cart is priced again.</p>',
    },
  },
  {
    on: '02-20 09:00',
    title: { zh: '春节后恢复发货，积压订单三天内发完', en: 'Shipping again after the Spring Festival' },
    content: {
      zh: '<p>各仓库已恢复发货，假期订单按付款顺序处理，预计三天内发完。感谢您的等候。</p>',
      en: '<p>All warehouses are at work again. Orders of the holidays ship in the order in which they were paid, within three days. Thank you for waiting.</p>',
    },
  },
  {
    on: '01-15 09:00',
    title: { zh: '春节期间下单与发货说明', en: 'Spring Festival: orders and shipping' },
    content: {
      zh: '<p>春节期间可以正常下单，除夕至正月初六暂停发货，正月初七起按付款顺序发出。</p><ul><li>节前最后发货日以商品页显示的货期为准。</li><li>定制件请尽早下单。</li><li>假期内的售后申请，节后优先处理。</li></ul>',
      en: '<p>Orders are taken throughout the holiday. Nothing ships from New Year’s Eve to the sixth day of the new year; from the seventh on, orders ship as they were paid.</p><ul><li>The last day before the holiday follows from the lead time on each page.</li><li>Please order made-to-size parts early.</li><li>Returns of these days come first afterwards.</li></ul>',
    },
  },
  {
    on: '01-04 10:00',
    title: { zh: '年度对账单可以申请', en: 'Yearly statements are ready' },
    content: {
      zh: '<p>上一年度的采购对账单可联系客服申请，按订单列出金额、发票号和付款方式。</p>',
      en: '<p>Ask our service for the statement of the past year: orders with their amounts, invoice numbers and ways of payment.</p>',
    },
  },
  {
    on: '12-20 09:00',
    title: { zh: '元旦假期发货安排', en: 'New Year’s Day: shipping' },
    content: {
      zh: '<p>1 月 1 日暂停发货，1 月 2 日起恢复正常。</p>',
      en: '<p>Nothing ships on 1 January; from 2 January on everything does.</p>',
    },
  },
  {
    on: '12-08 10:00',
    title: { zh: '北方低温地区请留意油品倾点', en: 'Cold regions: mind the pour point of oils' },
    content: {
      zh: '<p>气温低于零下 20 ℃ 的地区，请选用倾点低于环境温度 10 ℃ 以上的液压油和齿轮油，商品页“规格参数”中列有倾点。</p>',
      en: '<p>Where it is colder than -20 °C, choose hydraulic and gear oils whose pour point lies 10 °C or more below that. It stands among the specifications of each oil.</p>',
    },
  },
]
