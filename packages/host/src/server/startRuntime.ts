import { setCurrency } from '@millwright/domain/money/currency'
import type { Language } from '@millwright/i18n/language'
import { missingSentence } from '@millwright/i18n/missingKeys'
import { readCurrency } from '@millwright/ui/moneyParts'
import { resourcesOf } from '@millwright/i18n/resources'
import { screens as kitScreens } from '@millwright/pages/screens'
import { createRequestClientFactory } from '../client/requestClient.ts'
import { kitLanguages, readOptions } from '../config/readOptions.ts'
import type { ShopConfig } from '../config/readOptions.ts'
import type { Screens, ShopOptions } from '../config/shopOptions.ts'
import type { Assets } from '../document/assets.ts'
import { contentSecurityOf } from '../document/contentSecurity.server.ts'
import type { ShopSettings } from '../router/pageData.ts'
import { createKeptHtml } from '../render/keptHtml.server.ts'
import { createViews } from '../render/views.server.ts'
import { createRouteTable } from '../router/routeTable.ts'
import type { ShopPaths } from '../router/routeTable.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

/**
 * Creates the state that all requests of a shop share. Throws a `TypeError` that names each mistake in the options.
 * `assets` are the files of the build, or of the sources in development.
 */
export function startRuntime(options: ShopOptions, assets: Assets): ShopRuntime {
  const config = readOptions(options)
  const given: Screens = options.screens ?? (kitScreens as unknown as Screens)
  setCurrency(config.currency && readCurrency(config.currency))
  for (const language of Object.values(config.languages)) tellOfMissing(language)
  const routes = createRouteTable(given, config.paths)
  return {
    config,
    routes,
    views: createViews(routes, given.Chat !== (kitScreens.Chat as unknown)),
    assets,
    createRequestClient: createRequestClientFactory(config),
    textsOf: (language, wanted) => resourcesOf(config.languages[language]!, wanted),
    settings: settingsOf(config, routes.paths),
    policy: contentSecurityOf(config.pictureBase),
    keptHtml: createKeptHtml(),
    frames: new Map(),
  }
}

/** Warns at the start how many texts of a shop's own language fall back to the kit's. */
function tellOfMissing(language: Language): void {
  const sentence = language.texts && missingSentence(language)
  if (sentence) console.warn(sentence)
}

/** Returns the settings that the browser needs. `undefined` if they are the kit's defaults. */
function settingsOf({ currency, languages, name }: ShopConfig, paths: ShopPaths): ShopSettings | undefined {
  const { own, without, more } = paths
  const settings: ShopSettings = {
    ...((Object.keys({ ...own, ...more }).length || without.length) && { paths }),
    ...(currency && { currency: readCurrency(currency) }),
    ...(languages !== kitLanguages && {
      languages: Object.fromEntries(Object.entries(languages).map(([code, { tag, name }]) => [code, { tag, name }])),
    }),
    ...(name !== undefined && { name }),
  }
  return Object.keys(settings).length ? settings : undefined
}
