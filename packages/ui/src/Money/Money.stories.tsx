import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { CurrencyProvider } from '../CurrencyProvider/CurrencyProvider.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { Money } from './Money.tsx'

const meta = { component: Money, args: { amount: '1234.5' } } satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Exact: Story = {
  args: { amount: '90071992547409930.10' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥90,071,992,547,409,930.10')
  },
}
export const UnitPrice: Story = {
  args: { amount: '0.035', unit: storyText('件', 'piece'), size: 22 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(storyText('¥0.035/件', '¥0.035/piece'))
  },
}
/** Separators and the position of the symbol follow the language. No digit is lost. */
export const German: Story = {
  args: { amount: '90071992547409930.1', unit: 'Stück', size: 22 },
  render: (args) => (
    <UiProvider locale="en" language="de">
      <CurrencyProvider currency={{ code: 'EUR' }}>
        <Money {...args} />
        <Money amount="-88" tone="ink" />
      </CurrencyProvider>
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('90.071.992.547.409.930,10 €/Stück-88,00 €')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack align="start">
      {([28, 22, 18, 16, 14, 12] as const).map((size) => (
        <Money key={size} amount="12580.5" size={size} unit={storyText('台', 'piece')} />
      ))}
      <Money amount="-88.00" tone="ink" />
      <Money amount="19800.00" tone="muted" struck label={storyText('原价', 'Was')} />
    </Stack>
  ),
}
