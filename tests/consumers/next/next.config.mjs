import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const outside = dirname(fileURLToPath(new URL('.', import.meta.url)))

/** Types are tsc's work, once for all of these hosts. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: outside },
  outputFileTracingRoot: outside,
  typescript: { ignoreBuildErrors: true },
}
