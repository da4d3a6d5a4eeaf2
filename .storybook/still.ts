import { noteUnmocked } from '@millwright/fixtures/unmocked'
/** Freezes the time, seeds the randomness and blocks the network, so that a changed pixel means a changed component. */
const moment = Date.parse('2026-11-21T10:00:00+08:00')
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...args: unknown[]) {
    super(...((args.length ? args : [moment]) as [number]))
  }
  static override now(): number {
    return moment
  }
} as DateConstructor

export function resetChance(): void {
  let seed = 20261121
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

// A docs page shows all states at once. A story that takes the focus must not scroll the page.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function (options) {
  focus.call(
    this,
    document.getElementById('storybook-docs')?.hidden === false ? { ...options, preventScroll: true } : options,
  )
}

// storybook-addon-mock answers a story's mocked requests and passes all others to `realFetch` and `realXMLHttpRequest`.
// Only Storybook's own files may pass.
const shared = globalThis as typeof globalThis & {
  realFetch?: typeof fetch
  realXMLHttpRequest?: typeof XMLHttpRequest
}
const network = (shared.realFetch ?? shared.fetch).bind(globalThis)
const own = /^\/(index\.json|project\.json|sb-|@|__|node_modules\/|pictures\/|\.storybook\/|mocker)/

/** Whether a request may pass. A refused request is recorded. */
function mayPass(method: string, address: string): boolean {
  const url = new URL(address, location.href)
  if (url.origin === location.origin && own.test(url.pathname)) return true
  const message = `A story requested ${method} ${url.href}, which has no mock. Add it to parameters.mockData, or pass the data to the view.`
  noteUnmocked(message)
  console.error(message)
  return false
}

export const refuse: typeof fetch = async (input, init) => {
  const request = input instanceof Request ? input : undefined
  if (mayPass(init?.method ?? request?.method ?? 'GET', request?.url ?? String(input))) return network(input, init)
  throw new TypeError('This request has no mock.')
}
if (shared.realFetch) shared.realFetch = refuse
else shared.fetch = refuse

const RealRequest = shared.realXMLHttpRequest ?? XMLHttpRequest
class RefusingRequest extends RealRequest {
  #passes = true
  override open(method: string, url: string | URL, ...rest: unknown[]): void {
    this.#passes = mayPass(method, String(url))
    Reflect.apply(super.open, this, [method, url, ...rest])
  }
  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    if (this.#passes) super.send(body)
    else queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
  }
}
if (shared.realXMLHttpRequest) shared.realXMLHttpRequest = RefusingRequest
else shared.XMLHttpRequest = RefusingRequest
