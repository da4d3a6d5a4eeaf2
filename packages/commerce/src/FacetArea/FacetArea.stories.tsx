import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { facets } from '@millwright/fixtures/facets'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, within } from 'storybook/test'
import { FacetPanel } from '../FacetPanel/FacetPanel.tsx'
import { FacetArea } from './FacetArea.tsx'

/** A list that re-renders all filters at each press of a choice, as a server-rendered list does. */
function StoryArea() {
  const all = facets[useLocale()]
  const [times, setTimes] = useState(0)
  return (
    <div
      style={{ maxInlineSize: 232 }}
      onClick={(event) => {
        if (!(event.target as Element).closest('a')) return
        event.preventDefault()
        setTimes(times + 1)
      }}
    >
      <p onClick={() => setTimeout(() => setTimes(times + 1))}>{times}</p>
      <FacetArea>
        <FacetPanel
          key={times}
          filter={{ ...emptyFilter, keyword: '6205', page: times + 1 }}
          facets={all}
          categories={[]}
        />
      </FacetArea>
    </div>
  )
}

const meta = { component: StoryArea, subcomponents: { FacetArea }, tags: ['new'] } satisfies Meta<typeof StoryArea>
export default meta
type Story = StoryObj<typeof meta>

const boresIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('heading', { name: /内径|Bore/ }).parentElement!)

/** Long facets can be searched. A value without results is not a link. */
export const FindingAValue: Story = {
  play: async ({ canvasElement }) => {
    const bores = boresIn(canvasElement)
    await userEvent.click(bores.getByText(/更多|More/))
    await userEvent.type(bores.getByRole('searchbox'), '75')
    await expect(bores.getAllByRole('listitem')).toHaveLength(1)
    await expect(bores.getByRole('link')).toHaveAttribute('aria-disabled', 'true')
    await expect(bores.getByRole('link')).not.toHaveAttribute('href')
    await userEvent.type(bores.getByRole('searchbox'), 'x')
    await expect(bores.getByRole('status')).not.toBeEmptyDOMElement()
    await userEvent.clear(bores.getByRole('searchbox'))
    await expect(bores.getAllByRole('listitem')).toHaveLength(16)
  },
}
/** The pressed choice gets the focus again, even in a collapsed part. */
export const KeepsFocusAfterRender: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(boresIn(canvasElement).getByText(/更多|More/))
    const before = boresIn(canvasElement).getAllByRole('link').at(9)!
    await userEvent.click(before)
    const after = boresIn(canvasElement).getAllByRole('link').at(9)!
    await expect(after).not.toBe(before)
    await expect(after).toHaveFocus()
    await expect(after).toBeVisible()
  },
}
/** After a click on empty space the focus does not return. */
export const ReleasesFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(boresIn(canvasElement).getAllByRole('link')[0]!)
    await expect(boresIn(canvasElement).getAllByRole('link')[0]).toHaveFocus()
    await userEvent.click(canvas.getByText('1'))
    await canvas.findByText('2')
    await expect(document.body).toHaveFocus()
  },
}
