import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '@millwright/fixtures/say'
import { Button } from '../Button/Button.tsx'
import { Drawer } from './Drawer.tsx'

const meta = { component: Drawer, args: { open: true, onClose: fn(), title: say('筛选', 'Filter'), children: say('品牌、精度、密封形式', 'Brand, precision, kind of seal'), footer: <Button tone="action">{say('查看 128 件', 'Show 128')}</Button> } } satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const FromStart: Story = { args: { side: 'start' } }
export const FromBelow: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'phone' } } }
