import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { bearingDetail } from '@millwright/fixtures/product'
import { valuesOf } from '@millwright/domain/product/skuMatrix'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { SkuPicker } from './SkuPicker.tsx'

const size = storyText('规格', 'Size')

function StoryPicker({ first = 5 }: { first?: number }) {
  const skus = bearingDetail[useLocale()].skuList
  const sku = skus[first]
  const [chosen, setChosen] = useState(sku ? valuesOf(sku) : {})
  return (
    <SkuPicker
      key={skus[0]?.properties}
      skus={skus}
      chosen={chosen}
      hrefOf={(skuId) => `?sku=${skuId}`}
      onChoose={(change) => setChosen(change.chosen)}
    />
  )
}

const meta = { component: StoryPicker, subcomponents: { SkuPicker } } satisfies Meta<typeof StoryPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const NothingChosen: Story = { args: { first: -1 } }
/** With "ZZ", C3 is sold out. With "open", C4 does not exist. */
export const SoldOutAndImpossible: Story = { args: { first: 2 } }
/** A property with many values: search terms match as buyers type them. */
export const ManyValues: Story = {
  tags: ['picture'],
  render: function Lengths() {
    const lengths = Array.from({ length: 40 }, (_, index) => ({
      skuId: String(index),
      properties: `${size}:M8 × ${(index + 2) * 5} mm`,
      stocks: index % 7 === 3 ? 0 : 20,
    }))
    const [chosen, setChosen] = useState<Record<string, string>>({ [size]: 'M8 × 20 mm' })
    return (
      <SkuPicker
        skus={lengths}
        chosen={chosen}
        hrefOf={(skuId) => `?sku=${skuId}`}
        onChoose={(change) => setChosen(change.chosen)}
      />
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const search = canvas.getByRole('searchbox', { name: storyText('查找规格', 'Find: Size') })
    await userEvent.type(search, 'm8*120')
    await expect([...canvasElement.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['M8 × 120 mm'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('M8 × 120 mm')
    await userEvent.clear(search)
    await userEvent.type(search, 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('没有相符的选项', 'No option matches'))
    await userEvent.clear(search)
  },
}
export const KeepsTheChosenSize: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = () =>
      [...canvasElement.querySelectorAll('[aria-current]')].map((one) => one.firstChild?.textContent)
    await userEvent.click(canvas.getByText('C4'))
    await userEvent.click(canvas.getByText(storyText('铁盖 ZZ', 'Shields ZZ')))
    await expect(current()).toEqual([storyText('铁盖 ZZ', 'Shields ZZ'), 'C4'])
    // Open bearings do not exist with C4: the new selection stays, the old one is dropped.
    await userEvent.click(canvas.getByText(storyText('开式', 'Open')))
    await expect(current()).toEqual([storyText('开式', 'Open')])
  },
}
