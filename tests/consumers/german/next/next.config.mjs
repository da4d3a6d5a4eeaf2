import { resolve } from 'node:path'

/** The folder in which Next is installed, beside the shop. */
const outside = resolve(import.meta.dirname, '../..')

export default { turbopack: { root: outside }, outputFileTracingRoot: outside, compress: false }
