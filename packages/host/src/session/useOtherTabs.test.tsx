// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Router } from '../router/router.ts'
import { useOtherTabs } from './useOtherTabs.ts'

const refresh = vi.fn(async () => undefined)
const router = { refresh } as unknown as Router
const tell = (newValue: string | null, key = 'buyer') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(() => {
  refresh.mockClear()
  localStorage.clear()
})

it('refreshes the page only after a sign-in or sign-out in another tab [R6.02]', () => {
  const { rerender, unmount } = renderHook(({ buyer }) => useOtherTabs(router, buyer), {
    initialProps: { buyer: true },
  })
  expect(localStorage.buyer).toBe('true')
  tell('true')
  tell('false', 'another')
  expect(refresh).not.toHaveBeenCalled()
  tell('false')
  expect(refresh).toHaveBeenCalledTimes(1)
  rerender({ buyer: false })
  expect(localStorage.buyer).toBe('false')
  tell('false')
  expect(refresh).toHaveBeenCalledTimes(1)
  unmount()
  tell('true')
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('works in a browser without storage', () => {
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('off')
  })
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        set: () => {
          throw new DOMException('off')
        },
      },
    ),
  )
  expect(() => renderHook(() => useOtherTabs(router, true))).not.toThrow()
  storage.mockRestore()
  vi.unstubAllGlobals()
})
