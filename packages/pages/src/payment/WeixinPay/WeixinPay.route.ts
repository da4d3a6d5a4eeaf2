import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './WeixinPay.load.ts'

export const screen = defineScreen({
  paths: ['weixin-pay'],
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['order', 'pay'],
  searchParams,
  load,
  view: () => import('./WeixinPay.tsx').then(({ WeixinPay }) => WeixinPay),
})
