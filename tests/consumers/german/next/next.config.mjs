import { resolve } from 'node:path'

/** Next itself is installed beside the shop. */
const outside = resolve(import.meta.dirname, '../..')

export default { turbopack: { root: outside }, outputFileTracingRoot: outside, compress: false }
