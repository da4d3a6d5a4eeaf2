import { OrderStatus } from '@millwright/commerce/OrderStatus'

export const sample = <OrderStatus status={3} />
