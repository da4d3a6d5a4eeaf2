import type { CreateRequestClient } from './client/requestClient.ts'
import type { ShopConfig } from './config/readOptions.ts'
import type { Assets } from './document/assets.ts'
import type { Namespace } from '@millwright/i18n/namespaces'
import type { Resources } from '@millwright/i18n/createTexts'
import type { ShopSettings } from './router/pageData.ts'
import type { KeptHtmlStore } from './render/keptHtml.server.ts'
import type { Views } from './render/views.server.ts'
import type { RouteTable } from './router/routeTable.ts'

/** The state that all requests of a shop share. */
export type ShopRuntime = {
  config: ShopConfig
  routes: RouteTable
  views: Views
  assets: Assets
  /** Creates the mall client of one request. */
  createRequestClient: CreateRequestClient
  /** Returns the texts of some namespaces in a language of the shop. */
  textsOf: (language: string, wanted: readonly Namespace[]) => Resources
  /** The settings that the browser needs. `undefined` if they are the kit's defaults. */
  settings: ShopSettings | undefined
  /** The Content-Security-Policy of pages. */
  policy: string
  /** Keeps the HTML of static parts between pages. */
  keptHtml: KeptHtmlStore
  /** Visitors' shell data by the path of its file. */
  frames: Map<string, string>
}
