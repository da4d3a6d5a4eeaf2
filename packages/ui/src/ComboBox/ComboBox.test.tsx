// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxProps } from './ComboBox.tsx'

const items = ['skf', 'nsk', 'hrb'].map((id) => ({ id, label: id.toUpperCase() }))
const sent = (host: HTMLElement) => new FormData(host.querySelector('form')!).getAll('brand')

/**
 * Renders a page on the server, lets a reader use it, and hydrates it. Returns the submitted values before and after.
 */
async function take(props: Partial<ComboBoxProps>, work: (host: HTMLElement) => void = () => {}) {
  const page = (
    <UiProvider locale="en">
      <form>
        <ComboBox {...({ label: 'Brand', name: 'brand', items, ...props } as ComboBoxProps)} />
      </form>
    </UiProvider>
  )
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  work(host)
  const before = sent(host)
  const root = await act(async () => hydrateRoot(host, page))
  const after = sent(host)
  await act(async () => root.unmount())
  host.remove()
  return { before, after }
}

it.each([
  ['one id', { defaultValue: 'nsk' }, ['nsk']],
  ['one id whose item is not loaded', { defaultValue: 'nsk', items: [] }, ['nsk']],
  ['several ids in another order than their items', { multiple: true, defaultValue: ['hrb', 'skf'] }, ['hrb', 'skf']],
  ['several ids in a text input', { multiple: true, onInput: () => {}, defaultValue: ['hrb', 'skf'] }, ['hrb', 'skf']],
])('keeps %s as given if the reader changes nothing', async (_, props, ids) => {
  const onChange = vi.fn()
  const { before, after } = await take({ ...props, onChange } as Partial<ComboBoxProps>)
  expect(before.toSorted()).toEqual(ids.toSorted())
  expect(after.toSorted()).toEqual(ids.toSorted())
  expect(onChange).not.toHaveBeenCalled()
})

it('takes over a selection made before scripts load', async () => {
  const onChange = vi.fn()
  const { after } = await take({ defaultValue: 'nsk', onChange }, (host) => {
    host.querySelector('select')!.value = 'hrb'
  })
  expect(after).toEqual(['hrb'])
  expect(onChange.mock.calls).toEqual([[{ value: 'hrb' }]])
})

it('takes over an id typed before scripts load, and keeps the other ids', async () => {
  const onChange = vi.fn()
  const { after } = await take(
    { multiple: true, onInput: () => {}, defaultValue: ['hrb', 'skf'], onChange } as Partial<ComboBoxProps>,
    (host) => {
      host.querySelector('input')!.value = 'nsk'
    },
  )
  expect(after).toEqual(['nsk', 'skf'])
  expect(onChange.mock.calls).toEqual([[{ value: ['nsk', 'skf'] }]])
})
