import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearingOffers } from '@millwright/fixtures/product'
import { expect } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { OfferTable } from './OfferTable.tsx'

const meta = { component: OfferTable, args: { offers: bearingOffers[storyLocale] } } satisfies Meta<typeof OfferTable>
export default meta
type Story = StoryObj<typeof meta>

/** The form posts the minimum order quantity. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)))
    await expect(forms[1]).toEqual({ prodId: '100022', skuId: '1000221', shopId: '3', count: '10' })
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
