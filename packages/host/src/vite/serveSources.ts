import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import type { Shop } from '../server/assembleShop.ts'
import { serveChatLine } from '../node/chatLine.ts'
import type { ScreenFiles } from '../router/pageData.ts'
import type { serveFromSources } from '../server/shopBuild.ts'
import { ENTRY, STARTER, findViews } from './bundles.ts'
import { hostSources } from './kitFolders.ts'
import type { ShopSources } from './shopSources.ts'
import { FRAME, TEXTS } from './textFiles.ts'

/** The page's entry in development. React Refresh must load before any component. */
const DEV = 'virtual:millwright/dev'
const PREAMBLE = `
const { default: refresh } = await import('/@react-refresh')
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type) => type })
await import('/@vite/client')
export const { start } = await import('${ENTRY}')`

/** Serves a shop in development: the same screens from the sources, with hot updates when a file is saved. */
export function serveSources(sources: ShopSources): Plugin {
  return {
    name: 'millwright:sources',
    apply: 'serve',
    resolveId: (id) => (id === DEV ? `\0${DEV}` : undefined),
    load: (id) => (id === `\0${DEV}` ? PREAMBLE : undefined),
    configureServer: (server) => () => answerBy(server, sources),
  }
}

function answerBy(server: ViteDevServer, sources: ShopSources): void {
  const views = findViews(sources.screens)
  const shopNow = async (): Promise<Shop> => {
    const build = (await server.ssrLoadModule(`${hostSources}/server/shopBuild.ts`)) as {
      serveFromSources: typeof serveFromSources
    }
    build.serveFromSources({ folder: hostSources, assets: assetsOf(server, views) })
    return (await server.ssrLoadModule(sources.shop)).default
  }
  const answer = getRequestListener(async (request, env) => {
    try {
      return await (await shopNow()).fetch(request, env)
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      throw error
    }
  })
  server.middlewares.use((request, response) => {
    request.url = request.originalUrl ?? request.url
    void answer(request, response)
  })
  void shopNow()
    .then(
      ({ config }) =>
        server.httpServer &&
        serveChatLine(server.httpServer as Server, {
          imBase: config.imBase,
          hosts: config.hosts,
          shared: true,
          passOf: async (request) => (await shopNow()).chatPass(request),
        }),
    )
    .catch((error: Error) => server.config.logger.error(error.message))
}

/** Returns the addresses at which Vite serves the sources. */
function assetsOf(server: ViteDevServer, views: Readonly<Record<string, string>>) {
  const texts = (namespace: string, language: string) => `/@id/__x00__${TEXTS}${namespace}.${language}`
  return {
    build: 'dev',
    starter: `/@fs${STARTER}`,
    entry: `/@id/__x00__${DEV}`,
    frameOf: () => ({ scripts: [], styles: stylesSoFar(server) }),
    frameTextsOf: (language: string) => texts(FRAME, language),
    partOf: (screen: string, language: string, namespaces: readonly string[]): ScreenFiles => ({
      view: `/@fs${views[screen]}`,
      texts: Object.fromEntries(namespaces.map((one) => [one, texts(one, language)])),
      scripts: [],
      styles: [],
    }),
  }
}

/** Returns the styles of all modules loaded so far. Without them a page is unstyled until its scripts have run. */
function stylesSoFar(server: ViteDevServer): string[] {
  return [...server.environments.ssr.moduleGraph.idToModuleMap.keys()]
    .filter((id) => id.endsWith('.css'))
    .map((id) => `/@fs${id}`)
}
