// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { NumberField } from './NumberField.tsx'

afterEach(cleanup)

it.each([
  ['7', true, '7'],
  ['１２', true, '12'],
  ['99999', false, '568'],
  ['', false, '1'],
  ['abc', false, '1'],
])('sends “%s” by Enter only if it stands: %s [R8.06]', (typed, sent, value) => {
  render(
    <UiProvider locale="en">
      <NumberField label="Quantity" name="count" max={568} />
    </UiProvider>,
  )
  const field = screen.getByLabelText('Quantity')
  fireEvent.change(field, { target: { value: typed } })
  // False where the browser is kept from its own, which is to send the form.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(sent)
  expect(field).toHaveProperty('value', value)
})

it.each([
  ['7', '7', [], [7]],
  ['-1', '1', ['-1'], [1]],
  ['1', '1', [], [1]],
  ['１２', '12', [], [12]],
  ['2', '2', [], []],
])('takes “%s”, typed and left before scripts arrived, as %s', async (early, value, corrected, heard) => {
  const [onChange, onCorrect] = [vi.fn(), vi.fn()]
  const page = (
    <UiProvider locale="en">
      <NumberField label="Quantity" name="count" defaultValue={2} onChange={onChange} onCorrect={onCorrect} />
    </UiProvider>
  )
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  host.querySelector('input')!.value = early
  const root = await act(async () => hydrateRoot(host, page))
  expect(host.querySelector('input')!.value).toBe(value)
  expect(onCorrect.mock.calls.map(([{ typed }]) => typed)).toEqual(corrected)
  expect(onChange.mock.calls.map(([change]) => change.value)).toEqual(heard)
  await act(async () => root.unmount())
  host.remove()
})
