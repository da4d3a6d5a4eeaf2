import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import type { createResponder } from '../render/respond.server.ts'
import type { chatPass } from '../session/chatPass.server.ts'
import type { ScreenFiles } from '../render/pageData.ts'
import { TEXTS, findViews, textFiles } from '../../bundles.ts'
import { serveChatLine } from './chatLine.ts'
import { readHosts } from './hosts.ts'
import { createStorefront } from './storefront.ts'

const { PORT = '4100', MALL_API_BASE = 'http://localhost:4101', MALL_IM_BASE = MALL_API_BASE, SHOP_HOSTS } = process.env
const hosts = readHosts(SHOP_HOSTS)

/** The storefront while it is written: the same screens, from the sources, changed in the page as they are saved. */
const server = createServer()
const vite = await createVite({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [textFiles()],
  server: { middlewareMode: true, ws: { server } },
})
const app = createStorefront({
  assets: 'nowhere',
  hosts,
  apiBase: MALL_API_BASE,
  async answer(request) {
    try {
      const sources = (await vite.ssrLoadModule('/src/entry.server.ts')) as { createResponder: typeof createResponder }
      return await sources.createResponder({
        build: 'dev',
        entry: '/src/entry.dev.ts',
        frameOf: () => ({ scripts: [], styles: stylesSoFar() }),
        partOf,
      })(request)
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      throw error
    }
  },
})

const views = findViews()

/** From the sources, as the tools serve them. */
function partOf(screen: string, locale: 'zh' | 'en', areas: readonly string[]): ScreenFiles {
  return {
    view: `/@fs${views[screen]}`,
    texts: Object.fromEntries(areas.map((area) => [area, `/@id/__x00__${TEXTS}${area}.${locale}`])),
    scripts: [],
    styles: [],
  }
}

/** The styles of what was drawn before: without them a page would stand bare until its scripts have run. */
function stylesSoFar(): string[] {
  return [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()]
    .filter((id) => id.endsWith('.css'))
    .map((id) => `/@fs${id}`)
}

const shop = getRequestListener(app.fetch)
server.on('request', (request, response) => vite.middlewares(request, response, () => void shop(request, response)))
serveChatLine(server, {
  imBase: MALL_IM_BASE,
  hosts,
  shared: true,
  passOf: async (request) =>
    ((await vite.ssrLoadModule('/src/entry.server.ts')) as { chatPass: typeof chatPass }).chatPass(request),
})
server.listen(Number(PORT), () => console.log(`storefront ready: http://localhost:${PORT}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void vite.close().then(() => process.exit(0)))
