import type { TestProject } from 'vitest/node'
import { startMall } from '../mall.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shop: string
    api: string
  }
}

/**
 * One mall for all journeys. While writing one, a mall that runs already can be walked: `JOURNEY_SHOP` and
 * `JOURNEY_API`.
 */
export default async function openMall({ provide }: TestProject) {
  const { JOURNEY_SHOP, JOURNEY_API } = process.env
  const mall =
    JOURNEY_SHOP && JOURNEY_API ? { shop: JOURNEY_SHOP, api: JOURNEY_API, stop: undefined } : await startMall()
  provide('shop', mall.shop)
  provide('api', mall.api)
  return mall.stop
}
