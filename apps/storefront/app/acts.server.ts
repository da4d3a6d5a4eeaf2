import { act as cart } from '@millwright/pages/Cart.act'
import { act as detail } from '@millwright/pages/Detail.act'
import { act as list } from '@millwright/pages/List.act'
import { act as login } from '@millwright/pages/Login.act'
import { act as myOrders } from '@millwright/pages/MyOrders.act'
import { act as orderDetail } from '@millwright/pages/OrderDetail.act'
import { act as payment } from '@millwright/pages/Payment.act'
import { act as submitOrder } from '@millwright/pages/SubmitOrder.act'
import type { Act } from '@millwright/pages/at'
import type { ScreenName } from '@millwright/pages/routes'

/** What can be posted, by screen: for forms that are posted in the background, and for what a visitor posted before the login. */
export const acts: Partial<Record<ScreenName, Act>> = {
  Cart: cart, Detail: detail, List: list, Login: login, MyOrders: myOrders, OrderDetail: orderDetail, Payment: payment, SubmitOrder: submitOrder,
}
