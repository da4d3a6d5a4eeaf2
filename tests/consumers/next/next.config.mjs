import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const outside = dirname(fileURLToPath(new URL('.', import.meta.url)))

/** tsc checks the types, once for all hosts. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: outside },
  outputFileTracingRoot: outside,
  typescript: { ignoreBuildErrors: true },
}
