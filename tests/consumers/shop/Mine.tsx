'use client'
import type { ReactNode } from 'react'
import { CommerceProvider } from '@millwright/commerce/CommerceProvider'
import type { CommerceHandlers, CommercePaths } from '@millwright/commerce/CommerceProvider'

/** Defined outside of components: new functions at each render would re-render every part. */
const paths: Partial<CommercePaths> = {
  product: ({ prodId }) => `/parts/${prodId}`,
  shop: ({ shopId }) => `/makers/${shopId}`,
  list: ({ keyword = '', brandIds = [], page = 1 }) =>
    `/catalogue?${new URLSearchParams({ q: keyword, brands: brandIds.join(), page: String(page) })}`,
  cart: '/basket',
}

const on: Partial<CommerceHandlers> = {
  async addToCart({ skuId, quantity }) {
    const { ok } = await fetch('/basket', { method: 'POST', body: JSON.stringify({ skuId, quantity }) })
    return ok ? undefined : { done: false, problem: { message: 'Sold out meanwhile.' } }
  },
}

export function Mine({ children }: { children: ReactNode }) {
  return (
    <CommerceProvider paths={paths} on={on} currency={{ code: 'EUR' }}>
      {children}
    </CommerceProvider>
  )
}
