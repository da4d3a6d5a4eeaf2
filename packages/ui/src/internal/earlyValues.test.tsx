// @vitest-environment jsdom
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ColorField } from '../ColorField/ColorField.tsx'
import { DecimalField } from '../DecimalField/DecimalField.tsx'
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { TagField } from '../TagField/TagField.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'

const wrapped = (field: ReactElement) => (
  <UiProvider locale="en">
    <form>{field}</form>
  </UiProvider>
)
const values = () =>
  [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`)
const named = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]

/** Renders a field on the server, changes it, and hydrates it. Returns the submitted values before and after. */
async function changedEarly(field: ReactElement, change: () => void) {
  document.body.innerHTML = `<div>${renderToString(wrapped(field))}</div>`
  change()
  const before = values()
  await act(async () => hydrateRoot(document.body.firstElementChild!, wrapped(field)))
  return { before, after: values() }
}

it('keeps a number typed before scripts load', async () => {
  const typed = (text: string) =>
    changedEarly(<DecimalField label="Bore" name="bore" defaultValue="10" />, () => {
      named('bore')[0]!.value = text
    })
  expect(await typed('1,234.50')).toEqual({ before: ['bore=1,234.50'], after: ['bore=1234.5'] })
  expect(await typed('10')).toEqual({ before: ['bore=10'], after: ['bore=10'] })
  expect(await typed('ten')).toEqual({ before: ['bore=ten'], after: ['bore=ten'] })
  expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull()
})

it('removes the tags that were unchecked, and keeps the typed one', async () => {
  const change = () => {
    named('model')[1]!.checked = false
    named('model').at(-1)!.value = '6208'
  }
  const field = <TagField label="Models" name="model" defaultValue={['6205', '6206', '6207']} />
  expect(await changedEarly(field, change)).toEqual({
    before: ['model=6205', 'model=6207', 'model=6208'],
    after: ['model=6205', 'model=6207', 'model=6208'],
  })
  expect(document.querySelectorAll('li')).toHaveLength(2)
})

it('keeps a slider moved before scripts load', async () => {
  const change = () => {
    named('load')[0]!.value = '40'
  }
  const { after } = await changedEarly(<Slider label="Load" name="load" />, change)
  expect(after).toEqual(['load=40'])
  expect(document.querySelector('output')!.textContent).toBe('40')
})

it('sorts ends that crossed before scripts load', async () => {
  const change = () => {
    named('from')[0]!.value = '70'
    named('to')[0]!.value = '30'
  }
  const { before, after } = await changedEarly(<RangeSlider label="Bore" fromName="from" toName="to" />, change)
  expect(before).toEqual(['from=70', 'to=30'])
  expect(after).toEqual(['from=30', 'to=70'])
})

it('keeps a colour typed before scripts load', async () => {
  const change = () => {
    named('brand')[0]!.value = '#1B5E9E'
  }
  const { before, after } = await changedEarly(<ColorField label="Brand" name="brand" />, change)
  expect(before).toEqual(['brand=#1B5E9E'])
  expect(after).toEqual(['brand=#1b5e9e'])
})
