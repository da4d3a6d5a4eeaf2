// @vitest-environment jsdom
import { createPlainTexts } from '@millwright/i18n/createPlainTexts'
import { PlainTexts } from '@millwright/i18n/PlainTexts'
import { resourcesOf } from '@millwright/i18n/resources'
import { UiProvider } from '@millwright/ui/UiProvider'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DelayedRedirect } from './StepDone.tsx'

const texts = resourcesOf('en', ['session'])
const text = createPlainTexts('en', texts)
const went = vi.fn()
let place: HTMLElement

function draw(reduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  place = document.body.appendChild(document.createElement('div'))
  place.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) went(event.target.closest('a')?.getAttribute('href'))
  })
  act(() =>
    createRoot(place).render(
      <PlainTexts locale="en" resources={texts}>
        <UiProvider locale="en">
          <DelayedRedirect href="/login" sentence="goesLogin" />
        </UiProvider>
      </PlainTexts>,
    ),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  went.mockClear()
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const says = (count: number) => text('session', 'goesLogin', { count })

it('counts down and follows the visible link after three seconds [R6.11] [R9.01]', () => {
  draw(false)
  expect(place.textContent).toContain(says(3))
  after(1000)
  expect(place.textContent).toContain(says(2))
  after(1999)
  expect(went).not.toHaveBeenCalled()
  after(1)
  expect(went).toHaveBeenCalledExactlyOnceWith('/login')
})

it('stays on the page if the visitor presses “stay”, and does not count down with reduced motion', () => {
  draw(true)
  after(2500)
  expect(place.textContent).toContain(says(3))
  act(() => place.querySelector('button')!.click())
  went.mockClear()
  after(10_000)
  expect(went).not.toHaveBeenCalled()
  expect(place.querySelector('button')).toBeNull()
})
