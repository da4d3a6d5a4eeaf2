import type { MiddlewareHandler } from 'hono'
import type { Lifetime } from '../cache/staleWhileRevalidate.server.ts'
import type { ShopConfig } from '../config/readOptions.ts'
import type { ShopOptions } from '../config/shopOptions.ts'
import { createOverload } from '../render/overload.server.ts'
import { createResponder } from '../render/respond.server.ts'
import { takeBodies } from '../security/takeBodies.ts'
import { chatPass } from '../session/chatPass.server.ts'
import type { ChatPass } from '../session/chatPass.server.ts'
import { createGate } from './gate.ts'
import type { Gate } from './gate.ts'
import { handleRequests } from './handleRequests.ts'
import type { ShopBuild } from './shopBuild.ts'
import { startRuntime } from './startRuntime.ts'

export type Shop = {
  /**
   * Answers a request: a page, its data, a posted form, a file of the build. `env.incoming` is Node's request, where
   * there is one: of it the shop takes the visitor's address.
   */
  fetch: (request: Request, env?: object) => Promise<Response>
  /** Resolves when every screen is loaded; rejects with a sentence where the build is not there. */
  ready: () => Promise<void>
  /** Takes nobody new in, and resolves when those inside are served, after 8 s at the latest. */
  close: () => Promise<void>
  /** How many requests are being served. */
  inside: () => number
  /** Whose chat line a request is for; `undefined` for a visitor. */
  chatPass: (request: Request) => Promise<ChatPass | undefined>
  config: ShopConfig
}

const GRACE = 8_000

/** What a test has in the place of the shop's own. */
export type Assembly = {
  /** How long visitors' pages are kept. */
  life?: Lifetime
  gate?: Gate
  bodies?: MiddlewareHandler
}

/** Puts a shop together from its options and its build. Throws a `TypeError` that names each mistake in the options. */
export function assembleShop(
  options: ShopOptions,
  { assets, folder }: ShopBuild,
  { life, ...given }: Assembly = {},
): Shop {
  const runtime = startRuntime(options, assets)
  const { limits, trustProxy } = runtime.config
  const gate =
    given.gate ??
    createGate({
      ...(limits.seats !== undefined && { most: limits.seats }),
      ...(limits.queue !== undefined && { queue: limits.queue }),
      ...(limits.patience !== undefined && { patience: limits.patience }),
      ...(limits.lag !== undefined && { lag: limits.lag }),
    })
  const app = handleRequests(runtime, {
    answer: createResponder(runtime, life),
    overloaded: createOverload(runtime),
    gate,
    bodies:
      given.bodies ??
      takeBodies({
        trustProxy,
        ...(limits.bodies !== undefined && { most: limits.bodies }),
        ...(limits.bodiesOfOne !== undefined && { mostOfOne: limits.bodiesOfOne }),
      }),
    assets: folder,
  })
  let loaded: Promise<void> | undefined
  return {
    fetch: async (request, env) => app.fetch(request, env),
    ready: () => (loaded ??= runtime.views.load()),
    inside: gate.inside,
    chatPass: (request) => chatPass(runtime, request),
    config: runtime.config,
    async close() {
      gate.drain()
      const until = Date.now() + GRACE
      while (gate.inside() > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
      await runtime.config.cache?.close?.()
    },
  }
}
