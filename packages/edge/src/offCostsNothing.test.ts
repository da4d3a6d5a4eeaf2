import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Writes the address of each module of OpenTelemetry and prom-client that the process loads. */
const hook = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      const found = /node_modules\\/(@opentelemetry\\/[\\w-]+|prom-client)/.exec(url)
      if (found) console.error(found[1])
      return next(url, context)
    },
  })
`)}`

/** Starts the log, tracing and metrics as the storefront and the API do, and returns the loaded packages. */
async function packagesLoadedWith(endpoint: string, port: string) {
  const program = `
    const edge = (name) => import(new URL(name, ${JSON.stringify(import.meta.url)}).href)
    const { log } = await edge('./log.ts')
    const { startTracing } = await edge('./startTracing.ts')
    const { serveMetrics } = await edge('./serveMetrics.ts')
    const { observeJob } = await edge('./observeJob.ts')
    const { observeRequest } = await edge('./observeRequest.ts')
    await edge('./edgeReadings.ts')
    await edge('./observationSettings.ts')
    const end = await startTracing({ endpoint: ${endpoint}, service: 'test' })
    const metrics = await serveMetrics({ port: ${port}, program: 'test', readings: [] })
    await observeJob('job', () => log('info', 'worked'))
    await observeRequest({ method: 'GET', header: () => undefined, outcome: () => ({ route: 'r', status: 200 }) }, async () => {})
    process.exit(0)
  `
  const { stderr } = await promisify(execFile)(process.execPath, [
    '--import',
    hook,
    '--input-type=module',
    '-e',
    program,
  ])
  return [...new Set(stderr.split('\n').filter(Boolean))].toSorted()
}

it('loads neither the SDK nor prom-client without a collector and a port', async () => {
  expect(await packagesLoadedWith('undefined', 'undefined')).toEqual(['@opentelemetry/api'])
})

it('loads prom-client for a port, and the SDK for a collector', async () => {
  expect(await packagesLoadedWith('undefined', '0')).toEqual(['@opentelemetry/api', 'prom-client'])
  expect(await packagesLoadedWith("'http://127.0.0.1:1'", 'undefined')).toContain('@opentelemetry/sdk-trace')
})
