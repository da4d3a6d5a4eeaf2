// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { freshAfterChanges, noteChange, noteFetchedAhead } from './freshAfterChanges.ts'

const plain = vi.fn<typeof fetch>(async () => new Response())
beforeEach(() => {
  plain.mockClear()
  noteChange()
  window.fetch = plain
  freshAfterChanges(window)
})
const modes = () => plain.mock.calls.map(([, init]) => init?.cache)

it('serves a click with what the hover fetched, once', async () => {
  noteFetchedAhead('/list')
  await window.fetch(new URL('/list.data?_routes=list', window.location.href))
  await window.fetch('/list.data')
  expect(modes()).toEqual([undefined, 'reload'])
})

it('asks anew for what was fetched before something changed', async () => {
  noteFetchedAhead('/')
  noteChange()
  await window.fetch('/_.data')
  expect(modes()).toEqual(['reload'])
})

it('leaves every other request as it is', async () => {
  await window.fetch('/cart.data', { method: 'POST' })
  await window.fetch('/_act/cart', { method: 'POST' })
  await window.fetch('/assets/data.json')
  expect(modes()).toEqual([undefined, undefined, undefined])
})
