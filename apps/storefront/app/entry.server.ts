/** What the storefront's server takes from the build. */
export { createAnswer } from './answer.server.ts'
export { chatPass } from './chatPass.server.ts'
export { createOverload } from './overload.server.ts'
export { loadViews } from './views.server.ts'
