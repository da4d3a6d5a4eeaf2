import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../Money/Money.tsx'
import { CurrencyProvider } from './CurrencyProvider.tsx'

const meta = {
  component: CurrencyProvider,
  args: { currency: { code: 'EUR' }, children: <Money amount="1234.5" size={22} /> },
} satisfies Meta<typeof CurrencyProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Euro: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€1,234.50')
  },
}
export const Yen: Story = {
  args: { currency: { code: 'JPY' }, children: <Money amount="1234" size={22} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^¥1,234$/)
  },
}
export const OwnSymbol: Story = {
  args: { currency: { code: 'EUR', symbol: 'EUR ', digits: 3 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('EUR 1,234.500')
  },
}
