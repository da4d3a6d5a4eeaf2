import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AddressPaste } from './AddressPaste.tsx'
import type { AddressPasteProps } from './AddressPaste.tsx'

const pasted = storyText(
  '张卫国 13800000001 湖南省长沙市长沙县漓湘路 98 号 0731-84038888',
  'Wei Zhang, 13800000001, 98 Lixiang Road, Changsha County, Changsha, Hunan, 0731-84038888',
)

const meta = {
  component: AddressPaste,
  beforeEach: catchForms,
  parameters: { layout: 'padded' },
  render: (args: AddressPasteProps) => (
    <form method="post" action="/user-center/uc-address">
      <AddressPaste {...args} />
    </form>
  ),
} satisfies Meta<typeof AddressPaste>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const UnrecognisedText: Story = { tags: ['picture'], args: { typed: pasted, left: ['0731-84038888'] } }
export const Refused: Story = {
  args: { typed: ' ', fault: storyText('请先粘贴一段地址', 'Paste an address first') },
}
export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(storyText('粘贴整段地址，自动识别', 'Paste a whole address')))
    await userEvent.type(canvas.getByRole('textbox'), pasted)
    await userEvent.click(canvas.getByRole('button', { name: storyText('识别并填写', 'Fill in the form') }))
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'readAddress', pasted })
  },
}
