import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { UserText } from './UserText.tsx'

const foreign = storyText('Please call before delivery', '送货前请先联系')
const meta = { component: UserText, args: { children: foreign } } satisfies Meta<typeof UserText>
export default meta
type Story = StoryObj<typeof meta>

export const OtherLanguage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreign)).toHaveAttribute('lang', storyLocale === 'zh' ? 'en' : 'zh-CN')
  },
}

export const OwnLanguage: Story = {
  args: { children: storyText('送货前请先联系', 'Please call before delivery') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[lang]')).toBeNull()
  },
}

export const InASentence: Story = {
  args: { sentence: storyText(`备注：${foreign}`, `Note: ${foreign}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreign)).toHaveAttribute('lang')
  },
}
