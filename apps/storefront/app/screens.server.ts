import type { Act, Load, Reads } from '@millwright/pages/at'
import { notFound } from '@millwright/pages/at'
import type { ScreenName } from '@millwright/pages/routes'
import * as cart from '@millwright/pages/Cart.load'
import { act as cartAct } from '@millwright/pages/Cart.act'
import * as chat from '@millwright/pages/Chat.load'
import { act as chatAct } from '@millwright/pages/Chat.act'
import * as compare from '@millwright/pages/Compare.load'
import * as datasheet from '@millwright/pages/Datasheet.load'
import * as detail from '@millwright/pages/Detail.load'
import { act as detailAct } from '@millwright/pages/Detail.act'
import * as home from '@millwright/pages/Home.load'
import * as list from '@millwright/pages/List.load'
import { act as listAct } from '@millwright/pages/List.act'
import * as leaving from '@millwright/pages/Leaving.load'
import * as login from '@millwright/pages/Login.load'
import { act as loginAct } from '@millwright/pages/Login.act'
import * as myOrders from '@millwright/pages/MyOrders.load'
import { act as myOrdersAct } from '@millwright/pages/MyOrders.act'
import * as orderDetail from '@millwright/pages/OrderDetail.load'
import { act as orderDetailAct } from '@millwright/pages/OrderDetail.act'
import * as orderUnknown from '@millwright/pages/OrderUnknown.load'
import * as payment from '@millwright/pages/Payment.load'
import { act as paymentAct } from '@millwright/pages/Payment.act'
import * as paymentSuccess from '@millwright/pages/PaymentSuccess.load'
import * as selectDecorate from '@millwright/pages/SelectDecorate.load'
import * as shopIndex from '@millwright/pages/ShopIndex.load'
import { act as shopIndexAct } from '@millwright/pages/ShopIndex.act'
import * as shopInformation from '@millwright/pages/ShopInformation.load'
import * as submitOrder from '@millwright/pages/SubmitOrder.load'
import { act as submitOrderAct } from '@millwright/pages/SubmitOrder.act'
import * as forgetPassword from '@millwright/pages/ForgetPassword.load'
import { act as forgetPasswordAct } from '@millwright/pages/ForgetPassword.act'
import * as register from '@millwright/pages/Register.load'
import { act as registerAct } from '@millwright/pages/Register.act'
import * as terms from '@millwright/pages/Terms.load'
import * as ucPassword from '@millwright/pages/UcPassword.load'
import { act as ucPasswordAct } from '@millwright/pages/UcPassword.act'
import * as weixinPay from '@millwright/pages/WeixinPay.load'

type Screen = {
  load: Load<object>
  act?: Act
  reads?: Reads
}

/** What the server does for each screen: what it needs to be drawn, and what can be posted to it. */
export const screens: Record<ScreenName, Screen> = {
  Home: home,
  SelectDecorate: selectDecorate,
  ShopIndex: { ...shopIndex, act: shopIndexAct },
  ShopInformation: shopInformation,
  List: { ...list, act: listAct },
  Detail: { ...detail, act: detailAct },
  Datasheet: datasheet,
  Compare: compare,
  Login: { ...login, act: loginAct },
  Cart: { ...cart, act: cartAct },
  SubmitOrder: { ...submitOrder, act: submitOrderAct },
  Payment: { ...payment, act: paymentAct },
  WeixinPay: weixinPay,
  PaymentSuccess: paymentSuccess,
  MyOrders: { ...myOrders, act: myOrdersAct },
  OrderDetail: { ...orderDetail, act: orderDetailAct },
  OrderUnknown: orderUnknown,
  Leaving: leaving,
  Register: { ...register, act: registerAct },
  ForgetPassword: { ...forgetPassword, act: forgetPasswordAct },
  UcPassword: { ...ucPassword, act: ucPasswordAct },
  Terms: terms,
  Chat: { ...chat, act: chatAct },
  NotFound: { load: async () => notFound() },
}
