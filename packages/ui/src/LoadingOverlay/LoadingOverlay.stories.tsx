import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const freight = (
  <Panel>
    <Heading level={2} size={16}>
      {storyText('运费', 'Freight')}
    </Heading>
    <DescriptionList
      items={[
        { term: storyText('快递', 'Courier'), detail: '¥ 18.00' },
        { term: storyText('整车', 'Full truck'), detail: '¥ 260.00' },
        { term: storyText('自提', 'Pick-up'), detail: '¥ 0.00' },
      ]}
    />
  </Panel>
)
const meta = {
  component: LoadingOverlay,
  args: { loading: true, children: freight },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('加载中', 'Loading'))
    await expect(canvas.getByRole('status').closest('[aria-busy="true"]')).not.toBeNull()
    await expect(canvas.getByText(storyText('运费', 'Freight')).closest('[inert]')).not.toBeNull()
  },
}
export const Ready: Story = {
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('heading')).toBeVisible()
  },
}
/** The focus waits at the region and returns to the button. */
export const Keyboard: Story = {
  render: function Saved(args) {
    const [loading, setLoading] = useState(false)
    const save = () => {
      setLoading(true)
      setTimeout(() => setLoading(false), 300)
    }
    return (
      <LoadingOverlay {...args} loading={loading} label={storyText('正在保存', 'Saving')} data-testid="region">
        <Stack space={16}>
          <TextField label={storyText('名称', 'Name')} name="name" defaultValue="6205-2RS" />
          <Button tone="action" onPress={save}>
            {storyText('保存', 'Save')}
          </Button>
        </Stack>
      </LoadingOverlay>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('保存', 'Save') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByTestId('region')).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('正在保存', 'Saving'))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  render: (args) => (
    <Stack space={24}>
      <LoadingOverlay {...args} />
      <LoadingOverlay {...args} label={storyText('正在计算运费', 'Calculating the freight')} />
      <LoadingOverlay {...args} loading={false} />
    </Stack>
  ),
}
