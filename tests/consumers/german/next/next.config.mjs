import { resolve } from 'node:path'

const outside = resolve(import.meta.dirname, '../..')

export default { turbopack: { root: outside }, outputFileTracingRoot: outside }
