import type { RegulationText } from './regulationText.ts'

export const buyingTexts: readonly RegulationText[] = [
  {
    id: 45,
    categoryId: 1,
    title: { zh: '注册账号', en: 'Registering an account' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<p>浏览商品、查询规格和价格不需要账号；下单、收藏、开发票和申请售后需要登录。</p>
<h2>注册的三个步骤</h2>
<ol><li>打开<a href="/register">注册页</a>，填写手机号，获取短信验证码。验证码 5 分钟内有效，60 秒后可以重新获取。</li><li>设置账号和密码。账号为 4-16 位字母、数字或下划线；密码为 6-20 位，字母、数字、符号中至少两种。</li><li>阅读并同意<a href="/termsPage?sts=0">服务条款</a>和<a href="/termsPage?sts=1">隐私政策</a>后完成注册，随即登录。</li></ol>
<h2>一个手机号一个账号</h2>
<p>已注册的手机号不能再次注册，可直接用短信验证码登录。手机号更换后，请在<a href="/user-center/uc-account">账户设置</a>中用新旧两个号码各验证一次来变更。</p>
<h2>企业采购怎么用</h2>
<p>建议由采购岗位使用公司手机号注册，人员交接时变更手机号即可，订单、发票抬头和收货地址都留在账号里。最多保存 20 个收货地址。</p>
<h2>注销</h2>
<p>可在账户设置中注销。有未完成的订单或进行中的退换货时不能注销；注销前会列出将要失去的内容。交易记录依《电子商务法》保存三年。</p>`,
          en: `<p>You can browse products, data and prices without an account. You need one to order, save items, get invoices and return goods.</p>
<h2>Three steps</h2>
<ol><li>Open <a href="/register">Register</a>, enter your mobile number and request a verification code. It is valid for 5 minutes; you can request a new one after 60 seconds.</li><li>Choose an account name (4 to 16 letters, digits or underscores) and a password (6 to 20 characters, at least two kinds of letters, digits and symbols).</li><li>Read and accept the <a href="/termsPage?sts=0">terms of service</a> and the <a href="/termsPage?sts=1">privacy policy</a>. You are then logged in.</li></ol>
<h2>One number, one account</h2>
<p>A registered number cannot be registered again; log in with a code instead. If your number changes, update it in <a href="/user-center/uc-account">Account settings</a>, where the old and the new number are each verified.</p>
<h2>For companies</h2>
<p>Register with a number that belongs to the purchasing department. If the person in charge changes, update the number: orders, invoice details and addresses are kept. An account holds up to 20 addresses.</p>
<h2>Closing an account</h2>
<p>You can close it in Account settings, unless an order or return is still open. You first see what will be deleted. Transaction records are kept for three years, as the E-Commerce Law requires.</p>`,
        },
      },
    ],
  },
  {
    id: 54,
    categoryId: 1,
    title: { zh: '一次购买多种商品', en: 'Buying several parts at once' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<p>一张备件清单往往有几十个型号。下面的方法可以少点很多次。</p>
<h2>按型号找齐</h2>
<ul><li>搜索框支持型号、品名、规格和拼音，也识别常见的替代型号写法。</li><li><a href="/list">全部商品</a>可按参数筛选；切换到表格视图，可以在一页内给多个规格填数量。</li><li>拿不准时，最多勾选 4 个型号并排<a href="/compare">对比</a>。</li></ul>
<h2>数量与价格</h2>
<ul><li>商品页列出各数量档的单价，购物车按所选数量自动取价。</li><li>按盒、按米销售的商品，数量须为包装数的整数倍，起订量写在商品页。</li></ul>
<h2>一次结算</h2>
<p><a href="/cart">购物车</a>按店铺分组，一次最多结算 50 种商品。不同店铺的商品会生成各自的订单，可以一起付款。每张订单可以填写贵司的采购单号，最多 40 个字符，会印在订单和送货单上。</p>
<h2>再次购买</h2>
<p>在<a href="/user-center/uc-order">我的订单</a>中打开旧订单，点“再次购买”，仍在售的商品会按原数量加入购物车。</p>`,
          en: `<p>Spare parts lists often have dozens of models. This is how to order them quickly.</p>
<h2>Finding parts</h2>
<ul><li>Search by model, name, size or pinyin, in any common notation.</li><li><a href="/list">All products</a> can be filtered by their data. In table view you can enter quantities for many sizes on one page.</li><li>Not sure? Put up to four models side by side and <a href="/compare">compare</a> them.</li></ul>
<h2>Quantities and prices</h2>
<ul><li>Product pages list tier prices; the cart applies the right one automatically.</li><li>Items sold by the box or metre are ordered in whole packs. The minimum order is shown on the product page.</li></ul>
<h2>One checkout</h2>
<p>The <a href="/cart">cart</a> groups items by shop; you can check out up to 50 lines together. Each shop’s items become a separate order, and you pay for all of them at once. Every order can carry your own PO number of up to 40 characters, printed on the order and delivery note.</p>
<h2>Buying again</h2>
<p>Open an earlier order in <a href="/user-center/uc-order">My orders</a> and press “Buy again”: everything still on sale is added to your cart in the same quantities.</p>`,
        },
      },
    ],
  },
  {
    id: 55,
    categoryId: 1,
    title: { zh: '忘记密码', en: 'Forgot password?' },
    versions: [
      {
        on: '2026-03-02',
        content: {
          zh: `<h2>重设登录密码</h2>
<ol><li>打开<a href="/forget-password">找回密码</a>，填写注册手机号并验证短信验证码。</li><li>设置新密码：6-20 位，字母、数字、符号中至少两种。</li><li>用新密码登录。</li></ol>
<p>也可以不用密码，直接以短信验证码<a href="/login">登录</a>，再到<a href="/user-center/uc-password">修改密码</a>中更改。</p>
<h2>提示尝试次数过多</h2>
<p>密码连续输错 5 次后暂停 10 分钟；验证码输错 5 次后作废，需要重新获取。</p>
<h2>支付密码</h2>
<p>支付密码与登录密码分开，在<a href="/user-center/uc-account">账户设置</a>中凭短信验证码重设。商城客服不会向您索要密码或验证码。</p>
<h2>手机号已停用</h2>
<p>请致电 400-820-6600，由客服核对账号下的订单和开票信息后处理。</p>`,
          en: `<h2>Setting a new password</h2>
<ol><li>Open <a href="/forget-password">Forgot password?</a>, enter your registered number and verify it with a code.</li><li>Choose a new password of 6 to 20 characters, at least two kinds of letters, digits and symbols.</li><li>Log in with it.</li></ol>
<p>You can also <a href="/login">log in</a> with a code alone, and change the password under <a href="/user-center/uc-password">Password</a>.</p>
<h2>“Too many attempts”</h2>
<p>After five wrong passwords, login is paused for 10 minutes. A code becomes invalid after five wrong attempts: request a new one.</p>
<h2>The pay password</h2>
<p>It is separate from your login password and can be reset with a code in <a href="/user-center/uc-account">Account settings</a>. Our staff will never ask you for a password or code.</p>
<h2>If you no longer have your number</h2>
<p>Call 400-820-6600. We will verify the account’s orders and invoice details with you.</p>`,
        },
      },
    ],
  },
]
