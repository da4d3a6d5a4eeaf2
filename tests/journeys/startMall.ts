import type { TestProject } from 'vitest/node'
import { startMall } from '../mall.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shop: string
    api: string
  }
}

/**
 * Starts one mall for all journeys. `JOURNEY_SHOP` and `JOURNEY_API` use a running mall instead, while writing a
 * journey.
 */
export default async function openMall({ provide }: TestProject) {
  const { JOURNEY_SHOP, JOURNEY_API } = process.env
  const mall =
    JOURNEY_SHOP && JOURNEY_API ? { shop: JOURNEY_SHOP, api: JOURNEY_API, stop: undefined } : await startMall()
  provide('shop', mall.shop)
  provide('api', mall.api)
  return mall.stop
}
