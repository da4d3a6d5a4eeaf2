// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { everyNamespace, resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx'
import { CompareTray } from '../CompareTray/CompareTray.tsx'
import { PayQr } from '../PayQr/PayQr.tsx'
import { keepCompared } from '../useCompared/useCompared.tsx'

const page = (part: ReactNode) => (
  <UiProvider locale="en">
    <Texts locale="en" resources={resourcesOf('en', everyNamespace)}>
      {part}
    </Texts>
  </UiProvider>
)
const pick = (prodId: string) => ({ prodId, name: prodId, pic: 'x.svg' })

afterEach(() => act(() => keepCompared([])))

// Screen readers skip a live region that appears together with its text.
describe('a live region is rendered before it has text', () => {
  it('for the state of a chat', () => {
    const { rerender } = render(page(<ChatComposer onSend={() => undefined} />))
    const [region] = screen.getAllByRole('status')
    expect(region).toBeEmptyDOMElement()
    rerender(page(<ChatComposer onSend={() => undefined} state="offline" note="Gone" />))
    expect(region).toHaveTextContent('Gone')
    expect(region).toBeInTheDocument()
  })

  it('for an expired payment code', () => {
    const { rerender } = render(page(<PayQr label="Code" value="x" />))
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    rerender(page(<PayQr label="Code" renewHref="/again" />))
    expect(region).toHaveTextContent('expired')
    expect(region).toBeInTheDocument()
  })

  it('for the number of compared products', () => {
    render(page(<CompareTray />))
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    act(() => keepCompared([pick('6205')]))
    expect(region).toHaveTextContent('1 of 4 picked')
    act(() => keepCompared([]))
    expect(region).toHaveTextContent('0 of 4 picked')
    expect(region).toBeInTheDocument()
  })
})
