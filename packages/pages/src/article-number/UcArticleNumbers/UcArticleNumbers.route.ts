import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcArticleNumbers.action.ts'
import { load, searchParams } from './UcArticleNumbers.load.ts'

export const screen = defineScreen({
  paths: ['uc-article-numbers'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['articleNumbers', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcArticleNumbers.tsx').then(({ UcArticleNumbers }) => UcArticleNumbers),
})
