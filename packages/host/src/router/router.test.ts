import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRouter } from './router.ts'
import type { Shown } from './shownPage.ts'
import type { ShellFrame, Page } from './pageData.ts'

vi.mock('./screenModules.ts', () => ({
  isLoaded: () => false,
  loadScreenModule: async (name: string) => ({ view: name, texts: {} }),
}))

const part = { view: '', texts: {}, scripts: [], styles: [] }

const frame = {
  shell: { origin: '', cartCount: 1 },
  locale: 'zh',
  theme: undefined,
  pictureBase: '',
  next: part,
  build: 'b1',
} satisfies ShellFrame
const pageAt = (path: string, more: Partial<Page> = {}): Page => ({ path, search: '', screen: 'List', ...more })
const answered = (path: string, more: object = {}) =>
  Response.json({ page: pageAt(path), part, build: 'b1', language: 'zh', ...more })

const asked = vi.fn<(path: string, init: RequestInit) => Response | Promise<Response>>()
const shown: Shown[] = []
const entered: string[] = []
const restore = vi.fn()
let location: URL & { assign: ReturnType<typeof vi.fn>; reload: ReturnType<typeof vi.fn> }

function start() {
  location = Object.assign(new URL('http://mall.test/'), { assign: vi.fn(), reload: vi.fn() })
  const window = Object.assign(new EventTarget(), { location, document: new EventTarget() }) as unknown as Window
  const router = createRouter({
    first: { page: pageAt('/'), frame, view: '/' as never, texts: {} },
    build: 'b1',
    window,
    show: async (next) => void shown.push(next),
    places: {
      enter(to, replace) {
        entered.push(`${replace ? 'replace' : 'push'} ${to}`)
        location.href = new URL(to, location).href
      },
      moved: () => undefined,
      restore,
    },
  })
  return { router, window }
}
const paths = () => shown.map(({ page }) => page.path)
const form = (action: string) =>
  ({ action, data: new FormData(), encType: 'application/x-www-form-urlencoded', method: 'post', stay: false }) as never

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return asked(path, init)
  })
  vi.stubGlobal('window', { location: { href: 'http://mall.test/' } })
})
afterEach(() => {
  asked.mockReset()
  restore.mockReset()
  shown.length = entered.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches the data of an address and shows it', async () => {
  asked.mockReturnValueOnce(answered('/list'))
  await start().router.go('/list?brand=1#top')
  expect(asked.mock.calls[0]?.[0]).toBe('/list.data?brand=1')
  expect([paths(), entered]).toEqual([['/list'], ['push /list?brand=1#top']])
})

it('keeps the scroll position when a list is filtered, and starts another page at the top [R2.17]', async () => {
  asked.mockImplementation((path) => answered(path.replace(/\.data.*/, '')))
  const { router } = start()
  await router.go('/list')
  await router.go('/list?page=2')
  expect(restore).toHaveBeenCalledTimes(2)
  await router.go('/list?page=2&view=table')
  expect(restore).toHaveBeenCalledTimes(2)
  await router.go('/list?brand=1')
  await router.submit(form('/list?brand=1'))
  await router.go('/list?brand=2', { back: true })
  expect(restore).toHaveBeenCalledTimes(5)
})

it('keeps the scroll position at a repriced choice, and starts at the top if its form is gone [R2.07]', async () => {
  asked.mockImplementation((path) => answered(path.replace(/\.data.*/, '')))
  const { router } = start()
  await router.go('/submit-order?items=1')
  restore.mockReset()
  const going = (form: object) => ({ frame: true, form: form as Element, replace: true })
  await router.go('/submit-order?items=1&coupons=2', going({ isConnected: true }))
  await router.go('/submit-order?items=1&coupons=2', going({ isConnected: true }))
  expect(restore).not.toHaveBeenCalled()
  expect(entered.slice(1)).toEqual(Array(2).fill('replace /submit-order?items=1&coupons=2'))
  await router.go('/submit-order?items=1&done=1', going({ isConnected: false }))
  await router.go('/payment', going({ isConnected: true }))
  expect(restore).toHaveBeenCalledTimes(2)
})

it('shows the page of the latest navigation, even if an earlier response arrives later', async () => {
  let give: (response: Response) => void = () => undefined
  asked
    .mockReturnValueOnce(
      new Promise((resolve) => {
        give = resolve
      }),
    )
    .mockReturnValueOnce(answered('/cart'))
  const { router } = start()
  const [first, second] = [router.go('/list'), router.go('/cart')]
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  await second
  give(answered('/list'))
  await first
  expect(paths()).toEqual(['/cart'])
  expect(router.busy()).toBe('idle')
})

it('reloads a product after another size is chosen only if the size changes other content [R2.31]', async () => {
  asked.mockImplementation(() => answered('/detail/1', { page: pageAt('/detail/1', { search: '?sku=3' }) }))
  const { router, window } = start()
  await router.go('/detail/1')
  const choose = (sku: string, detail: object) => {
    location.search = `?sku=${sku}`
    window.document.dispatchEvent(new CustomEvent('renamed', { detail }))
  }
  choose('2', { title: 'M6' })
  expect(asked).toHaveBeenCalledTimes(1)
  choose('3', { title: 'M8', anew: true })
  await vi.waitFor(() => expect(shown).toHaveLength(4))
  expect(asked.mock.calls.at(-1)?.[0]).toBe('/detail/1.data?sku=3')
  expect(shown.slice(1).map(({ page }) => page.search)).toEqual(['?sku=2', '?sku=3', '?sku=3'])
})

it('shows progress only after a moment, and hides it at once', async () => {
  vi.useFakeTimers()
  const { router } = start()
  const told: string[] = []
  router.subscribe(() => told.push(router.busy()))
  asked.mockReturnValueOnce(answered('/list'))
  await router.go('/list')
  expect(told).toEqual(['idle'])
  let give: (response: Response) => void = () => undefined
  asked.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve
    }),
  )
  const going = router.go('/cart')
  vi.advanceTimersByTime(1000)
  give(answered('/cart'))
  await going
  expect(told).toEqual(['idle', 'loading', 'idle'])
})

it('follows redirects, and leaves a redirect loop to the browser', async () => {
  asked.mockReturnValueOnce(Response.json({ to: '/login?back=%2Fcart' })).mockReturnValueOnce(answered('/login'))
  const { router } = start()
  await router.go('/cart')
  expect(entered).toEqual(['push /login?back=%2Fcart'])
  asked.mockImplementation(() => Response.json({ to: '/cart' }))
  await router.go('/cart')
  expect(location.assign).toHaveBeenCalledTimes(1)
})

it('stays on the page while offline, and leaves unknown responses to the browser', async () => {
  const { router } = start()
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(router.go('/list')).rejects.toThrow('Failed to fetch')
  expect([entered, location.assign.mock.calls, router.busy()]).toEqual([[], [], 'idle'])
  asked.mockReturnValueOnce(new Response('<h1>proxy</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
  await router.go('/list')
  expect(String(location.assign.mock.calls[0]?.[0])).toBe('http://mall.test/list')
})

it('loads another language as a new document', async () => {
  asked.mockReturnValueOnce(answered('/list', { language: 'en' }))
  await start().router.go('/list?lang=en')
  expect([paths(), String(location.assign.mock.calls[0]?.[0])]).toEqual([[], 'http://mall.test/list?lang=en'])
})

it('serves one click with prefetched data for half a minute, and not after a change', async () => {
  vi.useFakeTimers()
  asked.mockImplementation((path) => answered(path.replace('.data', '')))
  const { router } = start()
  router.ahead('/list')
  router.ahead('/list')
  await router.go('/list')
  expect(asked).toHaveBeenCalledTimes(1)
  await router.go('/list')
  expect(asked).toHaveBeenCalledTimes(2)
  router.ahead('/detail/1')
  vi.advanceTimersByTime(30_001)
  await router.go('/detail/1')
  expect(asked).toHaveBeenCalledTimes(4)
  router.ahead('/list')
  router.changed()
  await router.go('/list')
  expect(asked).toHaveBeenCalledTimes(6)
})

it('makes no further request for a click if a later click replaces it during its prefetch', async () => {
  let give: (response: Response) => void = () => undefined
  asked.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve
    }),
  )
  asked.mockImplementation((path) => answered(path.replace('.data', '')))
  const { router } = start()
  router.ahead('/cart')
  const [first, second] = [router.go('/cart'), router.go('/list')]
  await second
  // The shop loads this screen's data only at the click, so only its files were prefetched.
  give(Response.json({ screen: 'Cart', ahead: part, build: 'b1', language: 'zh' }))
  await first
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/cart.data', '/list.data'])
  expect(paths()).toEqual(['/list'])
})

it('drops prefetched data when it expires', async () => {
  vi.useFakeTimers()
  asked.mockImplementation((path) => answered(path.replace('.data', '')))
  const set = vi.spyOn(Map.prototype, 'set')
  const { router } = start()
  for (const path of ['/list/1', '/list/2']) router.ahead(path)
  vi.advanceTimersByTime(20_000)
  router.ahead('/list/3')
  vi.advanceTimersByTime(20_000)
  router.ahead('/list/new')
  const kept = (set.mock.contexts as Map<string, unknown>[]).findLast((map) => map.has('/list/new'))
  set.mockRestore()
  expect([...kept!.keys()]).toEqual(['/list/3', '/list/new'])
})

it('shows the outcome of a form on its target page, with a new frame', async () => {
  asked.mockReturnValueOnce(
    answered('/cart', {
      page: pageAt('/cart', { outcome: { done: true } }),
      frame: { ...frame, shell: { origin: '', cartCount: 5 } },
    }),
  )
  const { router } = start()
  await router.submit(form('/cart'))
  expect(asked.mock.calls[0]).toMatchObject(['/cart.data', { method: 'POST' }])
  expect([shown[0]?.page.outcome, shown[0]?.frame.shell.cartCount]).toEqual([{ done: true }, 5])
})

it('also fetches the frame if the response to a form redirects', async () => {
  asked.mockReturnValueOnce(Response.json({ to: '/' })).mockReturnValueOnce(answered('/'))
  await start().router.submit(form('/login'))
  expect(asked.mock.calls[1]).toMatchObject(['/_.data', { headers: { 'x-with-frame': '1' } }])
})

it('uses only the frame of a refresh if the user has navigated meanwhile', async () => {
  let give: (response: Response) => void = () => undefined
  asked
    .mockReturnValueOnce(
      new Promise((resolve) => {
        give = resolve
      }),
    )
    .mockReturnValueOnce(answered('/list'))
  const { router } = start()
  const refreshed = router.refresh()
  await router.go('/list')
  give(answered('/', { frame: { ...frame, shell: { origin: '', cartCount: 9 } } }))
  await refreshed
  expect(shown.map(({ page, frame: { shell } }) => [page.path, shell.cartCount])).toEqual([
    ['/list', 1],
    ['/list', 9],
  ])
})

it('loads a page of another build as a document, and never mixes two builds', async () => {
  asked.mockReturnValueOnce(answered('/cart', { build: 'b2' }))
  const { router } = start()
  await router.go('/cart')
  expect(shown).toEqual([])
  expect(String(location.assign.mock.calls[0]?.[0])).toBe('http://mall.test/cart')
})

it("waits at a click only for the files of a buyer's screen, and never loads it as a document", async () => {
  let give: (response: Response) => void = () => undefined
  asked
    .mockReturnValueOnce(
      new Promise((resolve) => {
        give = resolve
      }),
    )
    .mockReturnValueOnce(answered('/cart'))
  const { router } = start()
  router.ahead('/cart')
  const going = router.go('/cart')
  give(Response.json({ ahead: part, screen: 'Cart', build: 'b1' }))
  await going
  expect([paths(), location.assign.mock.calls.length]).toEqual([['/cart'], 0])
})

it('reloads the page when the user goes back to a screen of another build', async () => {
  asked.mockReturnValueOnce(answered('/cart', { build: 'b2' }))
  const { router } = start()
  await router.go('/cart', { back: true })
  expect([location.reload.mock.calls.length, location.assign.mock.calls.length]).toEqual([1, 0])
})

it("fetches the data of a buyer's screen at the click, since only its files are prefetched", async () => {
  asked
    .mockReturnValueOnce(Response.json({ ahead: part, screen: 'Cart', build: 'b1' }))
    .mockReturnValueOnce(answered('/cart'))
  const { router } = start()
  router.ahead('/cart')
  expect(asked.mock.calls[0]).toMatchObject(['/cart.data', { headers: { 'x-ahead': '1' } }])
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  await router.go('/cart')
  expect([asked.mock.calls.length, paths()]).toEqual([2, ['/cart']])
})

it('resolves all refreshes with the latest one', async () => {
  let give: (response: Response) => void = () => undefined
  asked
    .mockReturnValueOnce(
      new Promise((resolve) => {
        give = resolve
      }),
    )
    .mockReturnValueOnce(answered('/', { frame: { ...frame, shell: { origin: '', cartCount: 7 } } }))
  const { router } = start()
  const both = [router.refresh(), router.refresh()]
  give(answered('/', { frame }))
  await Promise.all(both)
  expect(shown.map(({ frame: { shell } }) => shell.cartCount)).toEqual([7])
})

it('keeps a good page if its refresh fails, and shows a page that no longer exists as missing [R8.05]', async () => {
  asked.mockImplementation((path) => answered(path.replace('.data', '')))
  const { router } = start()
  await router.go('/weixin-pay')
  const anew = async (status: number) => {
    asked.mockReturnValueOnce(
      answered('/weixin-pay', {
        page: pageAt('/weixin-pay', { screen: 'ErrorScreen', problem: { status, requestId: 'r1' } }),
        frame: { ...frame, shell: { origin: '', cartCount: status } },
      }),
    )
    await router.refresh()
    const { page, view } = shown.at(-1)!
    return [page.problem?.status, view, shown.at(-1)!.frame.shell.cartCount]
  }
  expect(await anew(504)).toEqual([undefined, 'List', 504])
  expect(await anew(404)).toEqual([404, 'ErrorScreen', 404])
  expect(await anew(503)).toEqual([503, 'ErrorScreen', 503])
})

it('shows the page of a history move without a new history entry', async () => {
  const { router, window } = start()
  asked.mockImplementation((path) => answered(path.replace('_.data', '').replace('.data', '')))
  await router.go('/list')
  location.href = 'http://mall.test/'
  window.dispatchEvent(new Event('popstate'))
  await vi.waitFor(() => expect(paths()).toEqual(['/list', '/']))
  expect(entered).toEqual(['push /list'])
})
