/** What the storefront's server takes from the build. */
export { createResponder } from './render/respond.server.ts'
export { chatPass } from './session/chatPass.server.ts'
export { createOverload } from './render/overload.server.ts'
export { loadViews } from './render/views.server.ts'
