import type { CallMall } from './client/callMall.ts'
import type { ShopConfig } from './config/readOptions.ts'
import type { Assets } from './document/assets.ts'
import type { Namespace } from '@millwright/i18n/namespaces'
import type { Resources } from '@millwright/i18n/createTexts'
import type { ShopSettings } from './render/pageData.ts'
import type { Views } from './render/views.server.ts'
import type { RouteTable } from './router/routeTable.ts'

/** What every request of one shop shares: its options as read, and what was made of them. */
export type ShopRuntime = {
  config: ShopConfig
  routes: RouteTable
  views: Views
  assets: Assets
  /** The mall as one request sees it. */
  callMall: CallMall
  /** The sentences of some namespaces in a language of the shop. */
  textsOf: (language: string, wanted: readonly Namespace[]) => Resources
  /** What the browser has to know of this shop. */
  settings: ShopSettings | undefined
  /** The Content-Security-Policy of pages. */
  policy: string
  /** Visitors' frames, by the address of their file. */
  frames: Map<string, string>
}
