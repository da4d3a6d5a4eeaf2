import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { bearings } from '@millwright/fixtures/bearings'
import { facets } from '@millwright/fixtures/facets'
import { products } from '@millwright/fixtures/products'
import { expect, within } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { ProductTable } from './ProductTable.tsx'

const meta = {
  component: ProductTable,
  args: {
    products: bearings[storyLocale],
    columns: facets[storyLocale].keyAttrs,
    filter: { ...emptyFilter, view: 'table' },
    label: storyText('商品', 'Products'),
  },
} satisfies Meta<typeof ProductTable>
export default meta
type Story = StoryObj<typeof meta>

/** Numeric columns and prices have sort links, and each row has its own cart button. */
export const Ready: Story = { tags: ['picture'] }
export const SortLinks: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [, , bore, seal] = canvas.getAllByRole('columnheader')
    await expect(within(bore!).getByRole('link')).toHaveAttribute('href', '/list?sort=attr-1&view=table')
    await expect(within(seal!).queryByRole('link')).toBeNull()
    const form = canvas.getAllByRole('row')[1]!.querySelector('form') ?? undefined
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      prodId: '100101',
      skuId: '1000101',
      shopId: '1',
      count: '1',
    })
  },
}
/** The header shows the order, and a second press reverses it. */
export const Sorted: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { filter: { ...emptyFilter, view: 'table', sort: 'sales', sortAttr: { attrId: '1', down: false }, page: 2 } },
  play: async ({ canvas }) => {
    const bore = canvas.getAllByRole('columnheader')[2]!
    await expect(bore).toHaveAttribute('aria-sort', 'ascending')
    await expect(within(bore).getByRole('link')).toHaveAttribute('href', '/list?sort=attr-1-down&view=table')
    const price = within(canvas.getAllByRole('columnheader')[5]!).getByRole('link')
    await expect(price).toHaveAttribute('href', '/list?sort=priceUp&view=table')
  },
}
/** Different kinds of products share no attributes, so the specification line is shown. */
export const ManyKinds: Story = { args: { products: products[storyLocale], columns: [] } }
/** Phones show each product on several lines: nothing overflows, and the headers sort. */
export const OnPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
