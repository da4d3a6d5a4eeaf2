import type { ComponentType } from 'react'
import type { Area } from '@millwright/i18n/areas'
import type { ScreenName } from '@millwright/pages/routes'
import { matchRoute } from './matchRoute.ts'
import type { Page } from './sent.ts'

// A view takes what its load answers; the two are held together where the server binds them.
// oxlint-disable-next-line typescript/no-explicit-any
export type View = ComponentType<any>

/** Each screen is a part of its own, fetched when somebody goes there. */
const views: Record<ScreenName | 'ErrorScreen' | 'Overload', () => Promise<View>> = {
  Home: () => import('@millwright/pages/Home').then(({ Home }) => Home),
  SelectDecorate: () => import('@millwright/pages/SelectDecorate').then(({ SelectDecorate }) => SelectDecorate),
  ShopIndex: () => import('@millwright/pages/ShopIndex').then(({ ShopIndex }) => ShopIndex),
  ShopInformation: () => import('@millwright/pages/ShopInformation').then(({ ShopInformation }) => ShopInformation),
  List: () => import('@millwright/pages/List').then(({ List }) => List),
  Detail: () => import('@millwright/pages/Detail').then(({ Detail }) => Detail),
  Datasheet: () => import('@millwright/pages/Datasheet').then(({ Datasheet }) => Datasheet),
  Compare: () => import('@millwright/pages/Compare').then(({ Compare }) => Compare),
  Login: () => import('@millwright/pages/Login').then(({ Login }) => Login),
  Cart: () => import('@millwright/pages/Cart').then(({ Cart }) => Cart),
  SubmitOrder: () => import('@millwright/pages/SubmitOrder').then(({ SubmitOrder }) => SubmitOrder),
  Payment: () => import('@millwright/pages/Payment').then(({ Payment }) => Payment),
  WeixinPay: () => import('@millwright/pages/WeixinPay').then(({ WeixinPay }) => WeixinPay),
  PaymentSuccess: () => import('@millwright/pages/PaymentSuccess').then(({ PaymentSuccess }) => PaymentSuccess),
  MyOrders: () => import('@millwright/pages/MyOrders').then(({ MyOrders }) => MyOrders),
  OrderDetail: () => import('@millwright/pages/OrderDetail').then(({ OrderDetail }) => OrderDetail),
  OrderUnknown: () => import('@millwright/pages/OrderUnknown').then(({ OrderUnknown }) => OrderUnknown),
  Leaving: () => import('@millwright/pages/Leaving').then(({ Leaving }) => Leaving),
  Register: () => import('@millwright/pages/Register').then(({ Register }) => Register),
  ForgetPassword: () => import('@millwright/pages/ForgetPassword').then(({ ForgetPassword }) => ForgetPassword),
  UcPassword: () => import('@millwright/pages/UcPassword').then(({ UcPassword }) => UcPassword),
  Terms: () => import('@millwright/pages/Terms').then(({ Terms }) => Terms),
  Chat: () => import('./Chat.tsx').then(({ Chat }) => Chat),
  NotFound: () => import('@millwright/pages/NotFound').then(({ NotFound }) => NotFound),
  ErrorScreen: () => import('@millwright/pages/ErrorScreen').then(({ ErrorScreen }) => ErrorScreen),
  Overload: () => import('@millwright/pages/Overload').then(({ Overload }) => Overload),
}

/** The screen that is shown: the route's own, or what stands where it could not be made (R2.35, R2.37). */
export function screenOf(page: Pick<Page, 'path' | 'problem'>): keyof typeof views {
  if (!page.problem) return matchRoute(page.path).route.screen
  return page.problem.busy ? 'Overload' : page.problem.status === 404 ? 'NotFound' : 'ErrorScreen'
}

/** The sentences that it needs beside the frame's. */
export function areasOf({ path, problem }: Pick<Page, 'path' | 'problem'>): readonly Area[] {
  if (problem) return problem.busy ? ['edge'] : []
  return matchRoute(path).route.areas
}

/** All of them, before the first request: none waits for its part, and a new build beside the running server takes nothing away. */
export async function loadViews(): Promise<void> {
  await Promise.all(Object.values(views).map((load) => load()))
}

export function viewOf(name: keyof typeof views): Promise<View> {
  return views[name]()
}
