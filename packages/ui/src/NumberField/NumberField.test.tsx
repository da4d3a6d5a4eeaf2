// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { NumberField } from './NumberField.tsx'

afterEach(cleanup)

it.each([['7', true, '7'], ['99999', false, '568'], ['', false, '1'], ['abc', false, '1']])('sends “%s” by Enter only if it stands: %s [R8.06]', (typed, sent, value) => {
  render(<UiProvider locale="en"><NumberField label="Quantity" name="count" max={568} /></UiProvider>)
  const field = screen.getByLabelText('Quantity')
  fireEvent.change(field, { target: { value: typed } })
  // False where the browser is kept from its own, which is to send the form.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(sent)
  expect(field).toHaveProperty('value', value)
})
