import type { Meta, StoryObj } from '@storybook/react-vite'
import { categories } from '@millwright/fixtures/categories'
import { mock, noResponse } from '@millwright/fixtures/mock'
import { storyApi } from '@millwright/fixtures/storyMall'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CategoryMega } from './CategoryMega.tsx'

function StoryMega({ count, late }: { count?: number; late?: boolean }) {
  const all = categories[useLocale()].slice(0, count)
  const roots = all.map(({ categoryId, categoryName, categories: children }) => ({
    categoryId,
    categoryName,
    hint: children
      ?.slice(0, 3)
      .map((child) => child.categoryName)
      .join(' / '),
  }))
  return (
    <div style={{ minBlockSize: 600 }}>
      <CategoryMega categories={late ? roots : all} onOpen={late ? () => storyApi().categoryInfo() : undefined} />
    </div>
  )
}

const meta = { component: StoryMega, subcomponents: { CategoryMega } } satisfies Meta<typeof StoryMega>
export default meta
type Story = StoryObj<typeof meta>

/** Eleven roots, so the down arrow shows. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(1)
  },
}
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const flyout = await waitFor(
      () => canvasElement.querySelector('[data-flyout]') ?? Promise.reject(new Error('no flyout')),
    )
    await expect(within(flyout as HTMLElement).getAllByRole('link').length).toBeGreaterThan(8)
    await userEvent.keyboard('{ArrowRight}')
    await expect(flyout.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toBe(canvas.getAllByRole('link')[0])
  },
}
/** In right-to-left text the left arrow key moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const flyout = await waitFor(
      () => canvasElement.querySelector('[data-flyout]') ?? Promise.reject(new Error('no flyout')),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(flyout.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}
/** The page contains only the roots. The other levels load when the pointer or the focus approaches the panel. */
export const LazyLoaded: Story = {
  args: { late: true },
  parameters: { mockData: [mock('categoryInfo')] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-flyout] a').length).toBeGreaterThan(8))
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const Loading: Story = {
  args: { late: true },
  parameters: { mockData: [mock('categoryInfo', undefined, 60_000)] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { late: true },
  parameters: { mockData: [mock('categoryInfo', noResponse)] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(await canvas.findByText(/无法载入|cannot be loaded/)).toBeVisible()
  },
}
/** The last root has no second level and shows a hint. */
export const WithoutChildren: Story = {
  play: async ({ canvasElement }) => {
    const roots = canvasElement.querySelectorAll<HTMLElement>('li > [aria-expanded]')
    roots[0]?.focus()
    await userEvent.keyboard('{ArrowDown>20/}')
    await waitFor(() => expect(canvasElement.querySelector('[data-flyout] ul li')).toBeNull())
  },
}
export const Few: Story = {
  args: { count: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}
export const Empty: Story = { args: { count: 0 } }
