import { siteHandlers } from '../contexts/site/handlers.ts'
import { decorateHandlers } from '../contexts/content/handlers.ts'
import { regulationHandlers } from '../contexts/content/regulationHandlers.ts'
import { feedbackHandlers } from '../contexts/content/feedbackHandlers.ts'
import { complaintHandlers } from '../contexts/content/complaintHandlers.ts'
import { distributionHandlers } from '../contexts/distribution/handlers.ts'
import { shopHandlers } from '../contexts/shop/handlers.ts'
import { shopApplicationHandlers } from '../contexts/shop/applicationHandlers.ts'
import { catalogueHandlers } from '../contexts/catalogue/handlers.ts'
import { favouriteAndHistoryHandlers } from '../contexts/catalogue/favouriteAndHistoryHandlers.ts'
import { stockWatchHandlers } from '../contexts/catalogue/stockWatchHandlers.ts'
import { searchHandlers } from '../contexts/search/handlers.ts'
import { ownSearchHandlers } from '../contexts/search/ownHandlers.ts'
import { poolHandlers } from '../contexts/search/poolHandlers.ts'
import { supermarketHandlers } from '../contexts/catalogue/supermarket.ts'
import { cartHandlers } from '../contexts/cart/handlers.ts'
import { invoiceHandlers } from '../contexts/after-sale/invoiceHandlers.ts'
import { orderHandlers } from '../contexts/order/handlers.ts'
import { paymentHandlers } from '../contexts/payment/handlers.ts'
import { pointsHandlers } from '../contexts/member/pointsHandlers.ts'
import { transferHandlers } from '../contexts/payment/transferHandlers.ts'
import { creditHandlers } from '../contexts/credit/handlers.ts'
import { couponHandlers } from '../contexts/promotion/couponHandlers.ts'
import { discountHandlers } from '../contexts/promotion/discountHandlers.ts'
import { promotionHandlers } from '../contexts/promotion/handlers.ts'
import { orderFileHandlers } from '../contexts/quick-order/fileHandlers.ts'
import { quickOrderHandlers } from '../contexts/quick-order/handlers.ts'
import { quoteHandlers } from '../contexts/quote/handlers.ts'
import { saleHandlers } from '../contexts/promotion/saleHandlers.ts'
import { groupHandlers } from '../contexts/promotion/groupHandlers.ts'
import { balanceHandlers } from '../contexts/member/balanceHandlers.ts'
import { messageHandlers } from '../contexts/message/handlers.ts'
import { levelHandlers } from '../contexts/member/levelHandlers.ts'
import { myOrderHandlers } from '../contexts/order/myOrderHandlers.ts'
import { accountHandlers } from '../contexts/account/handlers.ts'
import { addressHandlers } from '../contexts/account/addressHandlers.ts'
import { ownAccountHandlers } from '../contexts/account/ownAccountHandlers.ts'
import { afterSaleHandlers } from '../contexts/after-sale/handlers.ts'
import { chatHandlers } from '../contexts/chat/handlers.ts'
import { commentHandlers } from '../contexts/catalogue/commentHandlers.ts'
import { fileHandlers } from '../contexts/files/handlers.ts'
import { sessionHandlers } from '../contexts/account/sessionHandlers.ts'
import { submitPoints } from '../contexts/member/pointsOrders.ts'
import type { Handlers } from '../core/call/call.ts'
import { articleNumberHandlers } from '../contexts/article-number/handlers.ts'
import { orderListHandlers } from '../contexts/order-list/handlers.ts'

/** The handler of every call. */
export const handlers: Handlers = {
  ...siteHandlers,
  ...decorateHandlers,
  ...regulationHandlers,
  ...feedbackHandlers,
  ...complaintHandlers,
  ...distributionHandlers,
  ...shopHandlers,
  ...shopApplicationHandlers,
  ...catalogueHandlers,
  ...favouriteAndHistoryHandlers,
  ...stockWatchHandlers,
  ...searchHandlers,
  ...ownSearchHandlers,
  ...poolHandlers,
  ...supermarketHandlers,
  ...cartHandlers,
  ...invoiceHandlers,
  ...orderHandlers(submitPoints),
  ...paymentHandlers,
  ...pointsHandlers,
  ...transferHandlers,
  ...creditHandlers,
  ...couponHandlers,
  ...discountHandlers,
  ...promotionHandlers,
  ...quickOrderHandlers,
  ...orderFileHandlers,
  ...quoteHandlers,
  ...saleHandlers,
  ...groupHandlers,
  ...balanceHandlers,
  ...levelHandlers,
  ...messageHandlers,
  ...myOrderHandlers,
  ...accountHandlers,
  ...addressHandlers,
  ...ownAccountHandlers,
  ...afterSaleHandlers,
  ...chatHandlers,
  ...commentHandlers,
  ...fileHandlers,
  ...sessionHandlers,
  ...articleNumberHandlers,
  ...orderListHandlers,
}
