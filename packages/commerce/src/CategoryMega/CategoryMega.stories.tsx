import type { Meta, StoryObj } from '@storybook/react-vite'
import { categories } from '@millwright/fixtures/categories'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CategoryMega } from './CategoryMega.tsx'

function StoryMega({ count }: { count?: number }) {
  return <div style={{ minBlockSize: 600 }}><CategoryMega categories={categories[useLocale()].slice(0, count)} /></div>
}

const meta = { component: StoryMega, subcomponents: { CategoryMega } } satisfies Meta<typeof StoryMega>
export default meta
type Story = StoryObj<typeof meta>

/** Eleven roots: the down arrow shows (R3.07). */
export const Ready: Story = {
  play: async ({ canvas }) => { await expect(canvas.getAllByRole('button')).toHaveLength(1) },
}
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const flyout = await waitFor(() => canvasElement.querySelector('[data-flyout]') ?? Promise.reject(new Error('no flyout')))
    await expect(within(flyout as HTMLElement).getAllByRole('link').length).toBeGreaterThan(8)
    await userEvent.keyboard('{ArrowRight}')
    await expect(flyout.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toBe(canvas.getAllByRole('link')[0])
  },
}
/** The last root has no second level: a weak hint says so. */
export const WithoutChildren: Story = {
  play: async ({ canvasElement }) => {
    const roots = canvasElement.querySelectorAll<HTMLElement>('[data-root]')
    roots[0]?.focus()
    await userEvent.keyboard('{ArrowDown>20/}')
    await waitFor(() => expect(canvasElement.querySelector('[data-flyout] ul li')).toBeNull())
  },
}
/** Eight fit without arrows. */
export const Few: Story = { args: { count: 8 }, play: async ({ canvas }) => { await expect(canvas.queryAllByRole('button')).toHaveLength(0) } }
export const Empty: Story = { args: { count: 0 } }
