// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { focusFirst } from './focusFirst.tsx'

const options = [{ value: 'box', label: 'Box' }]

it.each([
  [['phone', 'company'], 'company'],
  [['phone', 'packing'], 'packing'],
  [['phone', 'nothing'], 'phone'],
])('given %s, focuses %s, the first in page order', (wrong, first) => {
  const { container } = render(
    <UiProvider locale="en">
      <form>
        <input type="hidden" name="phone" />
        <TextField label="Company" name="company" />
        <RadioGroup label="Packing" name="packing" options={options} />
        <TextField label="Phone" name="phone" />
      </form>
    </UiProvider>,
  )
  focusFirst(container.querySelector('form')!, wrong)
  expect(document.activeElement).toHaveProperty('name', first)
})

it('leaves the focus in place if no field has a given name', () => {
  const { container } = render(<form />)
  focusFirst(container.querySelector('form')!, ['company'])
  expect(document.activeElement).toBe(document.body)
})
