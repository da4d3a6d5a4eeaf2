/** The reference mall's addresses, which hold where `CommerceProvider` says no other: the only ones in this package. */
export const cartPath = '/cart'
export const checkoutPath = '/submit-order'
export const searchPath = '/list'
export const shopsPath = '/shopList'
export const loginPath = '/login'
export const forgotPasswordPath = '/forget-password'
export const commentsPath = '/write-comments'
export const chatPath = '/chat'

export const shopPath = ({ shopId }: { shopId: string }) => `/shopIndex?sid=${shopId}`

export const orderPath = ({ orderNumber }: { orderNumber: string }) =>
  `/order-detail?orderNumber=${encodeURIComponent(orderNumber)}`

export const paymentPath = ({ orderNumber }: { orderNumber: string }) =>
  `/payment?orderNumbers=${encodeURIComponent(orderNumber)}`

export const promotionPath = ({ discountId }: { discountId: string }) => `/discount-detail?discountId=${discountId}`

export const noticePath = ({ id, shopId }: { id: string; shopId: string }) => `/notice-detail?id=${id}&shopId=${shopId}`

export const comparePath = ({ ids }: { ids: readonly string[] }) => `/compare?ids=${ids.join(',')}`

export const registerPath = ({ back }: { back?: string | undefined }) =>
  back === undefined ? '/register' : `/register?back=${encodeURIComponent(back)}`

export const termsPath = ({ of }: { of: 'service' | 'privacy' }) => `/termsPage?sts=${of === 'service' ? 0 : 1}`
