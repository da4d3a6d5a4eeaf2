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
])('Enter submits “%s” only if it needs no correction: %s [R8.06]', (typed, sent, value) => {
  render(
    <UiProvider locale="en">
      <NumberField label="Quantity" name="count" max={568} />
    </UiProvider>,
  )
  const field = screen.getByLabelText('Quantity')
  fireEvent.change(field, { target: { value: typed } })
  // False if the default action, submitting the form, is prevented.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(sent)
  expect(field).toHaveProperty('value', value)
})

it.each([
  ['500', 'ArrowUp', '501'],
  ['500', 'ArrowDown', '499'],
  ['１２', 'PageUp', '22'],
  ['abc', 'ArrowUp', '2'],
])('steps from the typed “%s” by %s to %s [R8.06]', (typed, key, value) => {
  const onChange = vi.fn()
  render(
    <UiProvider locale="en">
      <NumberField label="Quantity" name="count" onChange={onChange} />
    </UiProvider>,
  )
  const field = screen.getByLabelText('Quantity')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.keyDown(field, { key })
  expect(field).toHaveProperty('value', value)
  expect(onChange.mock.calls).toEqual([[{ value: Number(value) }]])
})

it.each([true, false])('does not correct a value that the reader did not change (readOnly: %s)', (readOnly) => {
  const onChange = vi.fn()
  render(
    <UiProvider locale="en">
      <NumberField label="Lot" name="lot" min={1} step={10} defaultValue={15} readOnly={readOnly} onChange={onChange} />
    </UiProvider>,
  )
  const field = screen.getByLabelText('Lot')
  fireEvent.focus(field)
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', '15')
  expect(onChange).not.toHaveBeenCalled()
})

it.each([
  ['min', 2, 'Decrease: Quantity', 1],
  ['max', 4, 'Increase: Quantity', 5],
])('keeps the focus on the button that reaches %s', async (_, defaultValue, name, value) => {
  const onChange = vi.fn()
  render(
    <UiProvider locale="en">
      <NumberField label="Quantity" name="count" max={5} defaultValue={defaultValue} onChange={onChange} />
    </UiProvider>,
  )
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  expect(button).toMatchObject({ disabled: false, ariaDisabled: 'true' })
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(onChange.mock.calls).toEqual([[{ value }]])
})

it.each([
  ['7', '7', [], [7]],
  ['-1', '1', ['-1'], [1]],
  ['1', '1', [], [1]],
  ['１２', '12', [], [12]],
  ['2', '2', [], []],
])('commits “%s”, typed before scripts load, as %s', async (early, value, corrected, heard) => {
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
