import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { bearingDetail } from '@millwright/fixtures/product'
import { valuesOf } from '@millwright/domain/skuMatrix'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, within } from 'storybook/test'
import { SkuPicker } from './SkuPicker.tsx'

function StoryPicker({ first = 5 }: { first?: number }) {
  const skus = bearingDetail[useLocale()].skuList
  const sku = skus[first]
  const [chosen, setChosen] = useState(sku ? valuesOf(sku) : {})
  return <SkuPicker key={skus[0]?.properties} skus={skus} chosen={chosen} hrefOf={(skuId) => `?sku=${skuId}`} onChoose={(change) => setChosen(change.chosen)} />
}

const meta = { component: StoryPicker, subcomponents: { SkuPicker } } satisfies Meta<typeof StoryPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const NothingChosen: Story = { args: { first: -1 } }
/** Beside "ZZ", C3 is sold out; beside "open", C4 is not made. */
export const SoldOutAndImpossible: Story = { args: { first: 2 } }
/** R2.31. */
export const KeepsTheChosenSize: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = () => [...canvasElement.querySelectorAll('[aria-current]')].map((one) => one.firstChild?.textContent)
    await userEvent.click(canvas.getByText('C4'))
    await userEvent.click(canvas.getByText('铁盖 ZZ'))
    await expect(current()).toEqual(['铁盖 ZZ', 'C4'])
    // No open bearing is made with C4: the new choice stands, the old one goes.
    await userEvent.click(canvas.getByText('开式'))
    await expect(current()).toEqual(['开式'])
  },
}
