/** Stories stand still, so that a changed pixel means a change: one moment, one sequence of chance, no network. */
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

// A page of docs has all the states at once: one that takes the focus does not carry the reader along.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function (options) {
  focus.call(
    this,
    document.getElementById('storybook-docs')?.hidden === false ? { ...options, preventScroll: true } : options,
  )
}

// storybook-addon-mock answers what a story mocks and hands everything else to `realFetch`: Storybook's own files may
// pass.
const shared = globalThis as typeof globalThis & { realFetch?: typeof fetch }
const network = (shared.realFetch ?? shared.fetch).bind(globalThis)
const own = /^\/(index\.json|project\.json|sb-|@|__|node_modules\/|pictures\/|\.storybook\/|mocker)/

export const refuse: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href)
  if (url.origin === location.origin && own.test(url.pathname)) return network(input, init)
  const message = `A story asked for ${init?.method ?? 'GET'} ${url.href}, which nothing mocks: name it in parameters.mockData, or hand the view its data.`
  console.error(message)
  throw new Error(message)
}
if (shared.realFetch) shared.realFetch = refuse
else shared.fetch = refuse
