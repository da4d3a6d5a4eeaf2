// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Texts } from '@millwright/i18n/Texts'
import { resourcesOf } from '@millwright/i18n/resources'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Router } from '../router/router.ts'
import { useToasts } from '../router/toasts.ts'
import { useForms } from './useForms.ts'

const texts = resourcesOf('en', ['errors'])
const posted = vi.fn<(url: string, body: string) => Response | Promise<Response>>()
const router = { go: vi.fn(), submit: vi.fn(), refresh: vi.fn(async () => undefined), changed: vi.fn() }

/** A page with a product's form, and a sign-in dialog that opens if sign-in is required. */
function Page() {
  const { waiting, giveUp } = useForms(router as unknown as Router)
  const toasts = useToasts()
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <form
        method="post"
        action="/cart"
        data-enhance="stay"
        ref={(form) =>
          form?.addEventListener('outcome', (event) => setOutcome(JSON.stringify((event as CustomEvent).detail)))
        }
      >
        <input name="count" defaultValue="2" />
        <button name="intent" value="add">
          Add
        </button>
      </form>
      {waiting && (
        <form method="post" action="/login">
          <button name="intent" value="login">
            Log in
          </button>
          <button type="button" onClick={giveUp}>
            Close
          </button>
        </form>
      )}
      <p data-testid="toasts">{toasts.map(({ message }) => message).join()}</p>
      <p data-testid="links">{toasts.map(({ link }) => link && `${link.label} ${link.href}`).join()}</p>
      <p data-testid="outcome">{outcome}</p>
    </>
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  posted.mockReset()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => posted(url, String(init.body)))
  render(
    <Texts locale="en" resources={texts}>
      <Page />
    </Texts>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const answer = (body: unknown) => Response.json(body)
const later = () => {
  let give!: (response: Response) => void
  return {
    promise: new Promise<Response>((resolve) => {
      give = resolve
    }),
    give: (response: Response) => act(async () => give(response)),
  }
}

it("sends a form once, shows the mall's message with its link, and refreshes the data [R3.06]", async () => {
  const { promise, give } = later()
  posted.mockReturnValue(promise)
  await press('Add')
  await press('Add')
  expect(posted.mock.calls).toEqual([['/_act/cart', 'count=2&intent=add']])
  await give(answer({ outcome: { done: true, toast: 'In the cart', next: { href: '/cart', label: 'View cart' } } }))
  await waitFor(() => expect(screen.getByTestId('toasts').textContent).toBe('In the cart'))
  expect(screen.getByTestId('links').textContent).toBe('View cart /cart')
  expect(screen.getByTestId('outcome').textContent).toContain('"done":true')
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

/** Chooses a count. The form submits itself. */
const choose = (count: string) =>
  act(async () => {
    const form = document.querySelector('form')!
    form.querySelector<HTMLInputElement>('[name="count"]')!.value = count
    form.requestSubmit()
  })

it('sends the latest choice made during a request, but ignores buttons pressed meanwhile', async () => {
  const [first, second] = [later(), later()]
  posted.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  await choose('3')
  await choose('4')
  await choose('5')
  await first.give(answer({ outcome: { done: true } }))
  expect(posted.mock.calls.map(([, body]) => body)).toEqual(['count=3', 'count=5'])
  await choose('6')
  await choose('5')
  screen.getByRole('button', { name: 'Add' }).getClientRects = () => [{}] as unknown as DOMRectList
  await press('Add')
  await second.give(answer({ outcome: { done: true } }))
  expect(posted).toHaveBeenCalledTimes(2)
})

it('replaces the page with the price of the latest choice, and sends no choice after a redirect elsewhere [R2.07]', async () => {
  const [first, second] = [later(), later()]
  posted.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  await choose('3')
  await choose('4')
  await first.give(answer({ to: '/?coupons=3' }))
  expect([posted.mock.calls.length, router.go.mock.calls.length]).toEqual([2, 0])
  await choose('5')
  await second.give(answer({ to: '/payment' }))
  const form = document.querySelector('form')
  expect(router.go.mock.calls).toEqual([['/payment', { frame: true, form, replace: false }]])
  posted.mockResolvedValueOnce(answer({ to: '/?coupons=6' }))
  await choose('6')
  expect(router.go).toHaveBeenLastCalledWith('/?coupons=6', { frame: true, form, replace: true })
  expect(posted).toHaveBeenCalledTimes(3)
})

it('signs a visitor in with a dialog, then sends the waiting form again [R3.09]', async () => {
  posted.mockResolvedValueOnce(answer({ to: '/login?back=%2Fcart', login: true }))
  await press('Add')
  posted.mockResolvedValueOnce(answer({ outcome: { done: false, problem: { key: 'refused' } } }))
  await press('Log in')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  posted
    .mockResolvedValueOnce(answer({ outcome: { done: true }, loggedIn: true }))
    .mockResolvedValueOnce(answer({ outcome: { done: true, toast: 'In the cart' } }))
  await press('Log in')
  await waitFor(() => expect(screen.getByTestId('toasts').textContent).toContain('In the cart'))
  expect(posted.mock.calls.map(([url]) => url)).toEqual(['/_act/cart', '/_act/login', '/_act/login', '/_act/cart'])
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
})

it('shows no toast if the form shows the refusal itself [R8.05]', async () => {
  document.querySelector('form')!.addEventListener('outcome', (event) => event.preventDefault())
  posted.mockResolvedValueOnce(answer({ outcome: { done: false, problem: { key: 'tooMany', values: { bound: 3 } } } }))
  await press('Add')
  await waitFor(() => expect(screen.getByTestId('outcome').textContent).toContain('tooMany'))
  expect(screen.getByTestId('toasts').textContent).not.toContain('at most 3')
})

it('drops the waiting form when the sign-in dialog closes', async () => {
  posted.mockResolvedValueOnce(answer({ to: '/login', login: true }))
  await press('Add')
  await press('Close')
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  expect(posted).toHaveBeenCalledTimes(1)
})

it('shows a refusal or a lost connection as text and allows another try [R8.05]', async () => {
  posted.mockResolvedValueOnce(answer({ outcome: { done: false, problem: { key: 'tooMany', values: { bound: 3 } } } }))
  await press('Add')
  await waitFor(() => expect(screen.getByTestId('toasts').textContent).toContain('You can buy at most 3'))
  posted.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press('Add')
  await waitFor(() => expect(screen.getByTestId('toasts').textContent).toContain('The connection failed'))
  posted.mockResolvedValueOnce(new Response('<h1>proxy</h1>', { headers: { 'content-type': 'text/html' } }))
  await press('Add')
  expect(posted).toHaveBeenCalledTimes(3)
  await waitFor(() => expect(screen.getByTestId('toasts').textContent).toContain('Something went wrong'))
})
