// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const file = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const cart = {
  view: file('export const Cart = () => null'),
  texts: { cart: file('export const texts = { title: "购物车" }') },
  scripts: ['/assets/parts-1.js'],
  styles: [] as string[],
}

beforeEach(() => {
  vi.resetModules()
  document.head.replaceChildren()
})
const load = async () => await import('./screenModules.ts')

it("fetches a screen's files in parallel, each once", async () => {
  const { isLoaded, loadScreenModule } = await load()
  expect(isLoaded('Cart')).toBe(false)
  const [first, again] = await Promise.all([loadScreenModule('Cart', cart), loadScreenModule('Cart', cart)])
  expect(first.view).toBeTypeOf('function')
  expect(first.texts).toEqual({ cart: { title: '购物车' } })
  expect(again).toBe(first)
  expect(isLoaded('Cart')).toBe(true)
  expect([...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', '/assets/parts-1.js'],
  ])
})

it('shows no screen before its styles have loaded', async () => {
  const { loadScreenModule } = await load()
  const shown = vi.fn()
  const loading = loadScreenModule('Cart', { ...cart, styles: ['/assets/Cart-1.css'] }).then(shown)
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  const link = document.head.querySelector('link[rel="stylesheet"]')!
  expect([link.getAttribute('href'), shown.mock.calls.length]).toEqual(['/assets/Cart-1.css', 0])
  link.dispatchEvent(new Event('load'))
  await loading
  expect(shown).toHaveBeenCalledOnce()
})

it('waits for a stylesheet that another screen has requested', async () => {
  const { loadScreenModule } = await load()
  const styles = ['/assets/both-1.css']
  const shown = vi.fn()
  const both = [
    loadScreenModule('Cart', { ...cart, styles }),
    loadScreenModule('Terms', { ...cart, styles }).then(shown),
  ]
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  expect([document.head.querySelectorAll('link[rel="stylesheet"]').length, shown.mock.calls.length]).toEqual([1, 0])
  document.head.querySelector('link[rel="stylesheet"]')!.dispatchEvent(new Event('load'))
  await Promise.all(both)
  expect(shown).toHaveBeenCalledOnce()
})

it('reports a missing file as the build’s own imports do, and retries at the next request [R6.10]', async () => {
  const { isLoaded, loadScreenModule } = await load()
  const lost = vi.fn()
  window.addEventListener('vite:preloadError', lost)
  await expect(loadScreenModule('Cart', { ...cart, view: file('throw new Error("gone")') })).rejects.toThrow('gone')
  expect([lost.mock.calls.length, isLoaded('Cart')]).toEqual([1, false])
  await loadScreenModule('Cart', cart)
  expect(isLoaded('Cart')).toBe(true)
})
