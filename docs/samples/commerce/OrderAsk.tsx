import { OrderAsk } from '@millwright/commerce/OrderAsk'

export const sample = (
  <OrderAsk action="cancel" orderNumber="2026112109301244100" to="/user-center/uc-order" onClose={() => {}} />
)
