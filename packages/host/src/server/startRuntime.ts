import { setCurrency } from '@millwright/domain/money/currency'
import type { Language } from '@millwright/i18n/language'
import { missingSentence } from '@millwright/i18n/missingKeys'
import { readCurrency } from '@millwright/ui/moneyParts'
import { resourcesOf } from '@millwright/i18n/resources'
import { screens as kitScreens } from '@millwright/pages/screens'
import { createCallMall } from '../client/callMall.ts'
import { kitLanguages, readOptions } from '../config/readOptions.ts'
import type { ShopConfig } from '../config/readOptions.ts'
import type { Screens, ShopOptions } from '../config/shopOptions.ts'
import type { Assets } from '../document/assets.ts'
import { contentSecurityOf } from '../document/contentSecurity.server.ts'
import type { ShopSettings } from '../render/pageData.ts'
import { createViews } from '../render/views.server.ts'
import { createRouteTable } from '../router/routeTable.ts'
import type { ShopPaths } from '../router/routeTable.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

/**
 * What all requests of a shop share, from its options. Throws a `TypeError` that names each mistake in them. The assets
 * are those of the build, or of the sources while a shop is written.
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
    callMall: createCallMall(config),
    textsOf: (language, wanted) => resourcesOf(config.languages[language]!, wanted),
    settings: settingsOf(config, routes.paths),
    policy: contentSecurityOf(config.pictureBase),
    frames: new Map(),
  }
}

/** Tells once how many sentences of a shop's own language are said in the kit's. */
function tellOfMissing(language: Language): void {
  const sentence = language.texts && missingSentence(language)
  if (sentence) console.warn(sentence)
}

/** What a browser has to know of this shop; nothing where it is as the kit is. */
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
