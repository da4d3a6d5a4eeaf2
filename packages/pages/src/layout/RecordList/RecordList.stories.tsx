import type { Meta, StoryObj } from '@storybook/react-vite'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { RecordList } from './RecordList.tsx'
import type { RecordListProps } from './RecordList.tsx'

function StringList(props: RecordListProps<string>) {
  return <RecordList {...props} />
}

const records = ['6205-2RS', '6206-2RS', 'NU 206 ECP']

const meta = {
  component: StringList,
  parameters: { layout: 'padded' },
  args: {
    page: { records, total: 43, pages: 5 },
    current: 2,
    hrefOf: (page: number) => `?page=${page}`,
    keyOf: (record: string) => record,
    empty: <Empty drawing="page" title="Nothing here yet" />,
    children: (record: string) => <Panel>{record}</Panel>,
  },
} satisfies Meta<typeof StringList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Rows: Story = { args: { variant: 'rows', children: (record: string) => <Text>{record}</Text> } }
export const OnePage: Story = { args: { page: { records, total: 3, pages: 1 }, current: 1 } }
export const NoRecords: Story = { args: { page: { records: [], total: 0, pages: 0 }, current: 1 } }
