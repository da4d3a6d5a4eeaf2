import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { DecimalField } from './DecimalField.tsx'

const german = (field: React.ReactNode) =>
  renderToString(
    <UiProvider locale="en" language="de">
      {field}
    </UiProvider>,
  )

it('is one plain input before scripts load, which submits plain notation', () => {
  const html = german(<DecimalField label="Bore" name="bore" defaultValue="1234.5" required />)
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(html).toContain('name="bore"')
  expect(html).toContain('value="1234.5"')
  expect(html).toContain('required=""')
})

it('returns the text that a server refused, with the error', () => {
  const html = german(<DecimalField label="Bore" name="bore" defaultValue="12 inches" />)
  expect(html).toContain('value="12 inches"')
  expect(html).toContain('Write a number such as 1.234,5')
})

it('says the amount that is too small with its currency', () => {
  const html = german(<MoneyField label="Price" name="price" defaultValue="0.10" min="0.5" />)
  expect(html).toContain('At least 0,5')
  expect(html).toContain('¥')
})
