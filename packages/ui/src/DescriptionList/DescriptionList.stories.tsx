import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const items = [{ term: '内径 d', detail: '25 mm' }, { term: '外径 D', detail: '52 mm' }, { term: '宽度 B', detail: '15 mm' }, { term: '额定动载荷', detail: '14.0 kN' }, { term: '密封', detail: '双面橡胶密封 2RS' }, { term: '材料', detail: 'GCr15' }]
const meta = { component: DescriptionList, args: { items } } satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'], render: (args) => <Stack space={24}><DescriptionList {...args} columns={3} /><DescriptionList {...args} look="plain" columns={2} /></Stack> }
