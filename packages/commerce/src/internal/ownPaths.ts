import { path } from '@millwright/domain/paths/path'

/** The URLs of the reference mall, used if `CommerceProvider` gives no others. */
export const cartPath = () => path('cart')
export const checkoutPath = () => path('submit-order')
export const searchPath = () => path('list')
export const shopsPath = () => path('shopList')
export const loginPath = () => path('login')
export const forgotPasswordPath = () => path('forget-password')
export const commentsPath = () => path('write-comments')
export const chatPath = () => path('chat')

export const shopPath = ({ shopId }: { shopId: string }) => path('shopIndex', { sid: shopId })

export const orderPath = ({ orderNumber }: { orderNumber: string }) => path('order-detail', { orderNumber })

export const paymentPath = ({ orderNumber }: { orderNumber: string }) => path('payment', { orderNumbers: orderNumber })

export const promotionPath = ({ discountId }: { discountId: string }) => path('discount-detail', { discountId })

export const noticePath = ({ id, shopId }: { id: string; shopId: string }) => path('notice-detail', { id, shopId })

export const comparePath = ({ ids }: { ids: readonly string[] }) => path('compare', { ids: ids.join(',') })

export const registerPath = ({ back }: { back?: string | undefined }) => path('register', { back })

export const termsPath = ({ of }: { of: 'service' | 'privacy' }) => path('terms', { sts: of === 'service' ? 0 : 1 })
