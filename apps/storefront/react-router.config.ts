import type { Config } from '@react-router/dev/config'

export default {
  // The table is small, and with lazy discovery a prefetch finds no route to fetch.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const { compressAssets } = await import('./server/compressAssets.ts')
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
