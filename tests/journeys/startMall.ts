import type { TestProject } from 'vitest/node'
import { freePort, startMall } from '../mall.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shop: string
    api: string
    /** Where a journey serves a merchant's editor: the mall lists that origin. */
    editorPort: number
  }
}

/**
 * Starts one mall for all journeys. `JOURNEY_SHOP` and `JOURNEY_API` use a running mall instead, while writing a
 * journey.
 */
export default async function openMall({ provide }: TestProject) {
  const { JOURNEY_SHOP, JOURNEY_API } = process.env
  const editorPort = await freePort()
  const origins = { CORS_ORIGINS: `http://127.0.0.1:${editorPort}` }
  const mall =
    JOURNEY_SHOP && JOURNEY_API ? { shop: JOURNEY_SHOP, api: JOURNEY_API, stop: undefined } : await startMall(origins)
  provide('shop', mall.shop)
  provide('api', mall.api)
  provide('editorPort', editorPort)
  return mall.stop
}
