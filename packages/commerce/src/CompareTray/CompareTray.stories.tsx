import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearings } from '@millwright/fixtures/bearings'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, within } from 'storybook/test'
import { CompareArea } from '../CompareArea/CompareArea.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { keepCompared } from '../useCompared/useCompared.tsx'
import { CompareTray } from './CompareTray.tsx'

function StoryTray({ many = 5 }: { many?: number }) {
  return (
    <div>
      <CompareArea>
        <ProductGrid products={bearings[useLocale()].slice(0, many)} eager={many} level={2} compare />
      </CompareArea>
      <CompareTray />
    </div>
  )
}

const meta = {
  component: StoryTray,
  subcomponents: { CompareTray },
  beforeEach: () => keepCompared([]),
  // axe reports targets under the tray as too small, but readers can scroll them out of the area below the tray.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', selector: '*:not(article *)' }] } } },
} satisfies Meta<typeof StoryTray>
export default meta
type Story = StoryObj<typeof meta>

export const Picked: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('checkbox')
    await userEvent.click(first!)
    await userEvent.click(third!)
    await expect(canvas.getByRole('link', { name: /^(开始对比|Compare)$/ })).toHaveAttribute(
      'href',
      '/compare?ids=100101-1000101,100103-1000103',
    )
  },
}
/** Four picks are the maximum. Removing one enables the other checkboxes. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 4)) await userEvent.click(box)
    await expect(boxes[4]).toBeDisabled()
    await userEvent.click(
      canvas
        .getAllByRole('button', { name: /6204/ })
        .find((button) => /移出|Remove/.test(button.getAttribute('aria-label') ?? ''))!,
    )
    await expect(boxes[1]).not.toBeChecked()
    await expect(boxes[4]).toBeEnabled()
  },
}
/**
 * After a removal the focus moves to the remove button of the next product, and after the last removal to the status
 * text.
 */
export const ItemRemoved: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    const crosses = () => within(canvas.getByRole('region')).getAllByRole('button', { name: /移出|Remove/ })
    const [, second, third] = crosses()
    second!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(crosses()[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveFocus()
    await userEvent.click(boxes[0]!)
    canvas.getByRole('button', { name: /^(清空|Clear)/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}
export const PickedOnPhone: Story = { ...Picked, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
