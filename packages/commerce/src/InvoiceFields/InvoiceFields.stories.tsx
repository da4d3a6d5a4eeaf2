import { invoiceTyped } from '@millwright/fixtures/invoices'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InvoiceFields } from './InvoiceFields.tsx'
import type { InvoiceFieldsProps } from './InvoiceFields.tsx'

function Filled(props: InvoiceFieldsProps) {
  const locale = useLocale()
  return <InvoiceFields {...props} typed={{ ...invoiceTyped[locale], ...props.typed }} />
}

const meta = { component: InvoiceFields, tags: ['new', '!stable'] } satisfies Meta<typeof InvoiceFields>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Company: Story = { render: (props) => <Filled {...props} /> }
export const Special: Story = { args: { typed: { invoiceType: '2' } }, render: (props) => <Filled {...props} /> }
export const Personal: Story = { args: { typed: { headerType: '1' } } }
export const Prefixed: Story = { args: { prefix: 'invoice.' } }
