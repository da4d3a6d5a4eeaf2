/** What the storefront's server takes from the build. */
export { createAnswer } from './answer.server.ts'
export { createOverload } from './overload.server.ts'
export { loadViews } from './views.ts'
