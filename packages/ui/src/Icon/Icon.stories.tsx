import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Icon, iconNames } from './Icon.tsx'

const meta = { component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = { args: { label: storyText('购物车', 'Cart'), size: 24 } }
/** A node of your own is rendered unchanged; without a name there is nothing. */
export const OwnNode: Story = {
  render: () => (
    <Text>
      <Icon name={undefined} />
      <Icon
        name={
          <svg width={16} height={16} viewBox="0 0 16 16" fill="currentColor" aria-hidden>
            <circle cx={8} cy={8} r={6} />
          </svg>
        }
      />{' '}
      {storyText('自备图标', 'An icon of your own')}
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1)
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={96} space={16}>
      {iconNames.map((name) => (
        <Stack key={name} align="center">
          <Icon name={name} size={24} />
          <Icon name={name} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}
