import { configureLog, log } from '@millwright/edge/log'
import { readSettings } from '@millwright/edge/settings'
import { startTracing } from '@millwright/edge/startTracing'
import { serveShop } from '@millwright/host/node'
import { settings } from './settings.ts'

// React reads NODE_ENV when it is loaded, so the shop is imported afterwards.
process.env.NODE_ENV ??= 'production'

configureLog({ program: 'storefront' })
try {
  const { PORT, HOST, METRICS_PORT, ...given } = readSettings(settings, process.env)
  const endTracing = await startTracing({
    endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    service: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  })
  const { default: shop } = await import('./shop.ts')
  const bound = await serveShop(shop, { port: PORT, hostname: HOST, metricsPort: METRICS_PORT, onStop: endTracing })
  log('info', `ready: http://localhost:${bound}`)
} catch (error) {
  log('error', error instanceof Error ? error.message : String(error))
  process.exit(1)
}
