import type { MiddlewareHandler } from 'hono'
import type { Lifetime } from '../cache/staleWhileRevalidate.server.ts'
import type { ShopConfig } from '../config/readOptions.ts'
import type { ShopOptions } from '../config/shopOptions.ts'
import { createOverload } from '../render/overload.server.ts'
import { createResponder } from './respond.server.ts'
import { bufferRequestBodies } from '../security/bufferRequestBodies.ts'
import { chatPass } from '../session/chatPass.server.ts'
import type { ChatPass } from '../session/chatPass.server.ts'
import { createGate } from '@millwright/edge/gate'
import type { Gate } from '@millwright/edge/gate'
import { handleRequests } from './handleRequests.ts'
import type { ShopBuild } from './shopBuild.ts'
import { startRuntime } from './startRuntime.ts'

export type Shop = {
  /**
   * Responds to a request for a page, its data, a posted form or a file of the build. `env.incoming` is Node's request,
   * which has the visitor's address.
   */
  fetch: (request: Request, env?: object) => Promise<Response>
  /** Resolves when every screen is loaded. Rejects with an error that explains if the build is missing. */
  ready: () => Promise<void>
  /** Stops accepting requests and resolves when the running requests are done, after 8 s at the latest. */
  close: () => Promise<void>
  /** Returns the number of running requests. */
  runningRequests: () => number
  /** Returns the buyer who requests a chat connection, or `undefined` for a visitor. */
  chatPass: (request: Request) => Promise<ChatPass | undefined>
  /** The gate, for metrics and for the start of a shutdown. */
  gate: Pick<Gate, 'seats' | 'inside' | 'waiting' | 'refused' | 'drain'>
  config: ShopConfig
}

const GRACE = 8_000

/** Replacements for tests. */
export type Assembly = {
  /** The cache lifetime of visitors' pages. */
  life?: Lifetime
  gate?: Gate
  bodies?: MiddlewareHandler
}

/** Assembles a shop from its options and its build. Throws a `TypeError` that names each mistake in the options. */
export function assembleShop(
  options: ShopOptions,
  { assets, folder }: ShopBuild,
  { life, ...given }: Assembly = {},
): Shop {
  const runtime = startRuntime(options, assets)
  const { limits, trustProxy } = runtime.config
  const gate = given.gate ?? createGate(limits)
  const app = handleRequests(runtime, {
    answer: createResponder(runtime, life),
    overloaded: createOverload(runtime),
    gate,
    bodies:
      given.bodies ??
      bufferRequestBodies({
        trustProxy,
        ...(limits.bodies !== undefined && { maxBytes: limits.bodies }),
        ...(limits.bodiesOfOne !== undefined && { maxBytesPerClient: limits.bodiesOfOne }),
      }),
    assets: folder,
  })
  let loaded: Promise<void> | undefined
  return {
    fetch: async (request, env) => app.fetch(request, env),
    ready: () => (loaded ??= runtime.views.load()),
    runningRequests: gate.inside,
    chatPass: (request) => chatPass(runtime, request),
    gate,
    config: runtime.config,
    async close() {
      gate.drain()
      const until = Date.now() + GRACE
      while (gate.inside() > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
      await runtime.config.cache?.close?.()
    },
  }
}
