import { money } from '@millwright/domain/money/money'
import { invoiceTyped } from '@millwright/fixtures/invoices'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { InvoiceForm } from './InvoiceForm.tsx'
import type { InvoiceFormProps } from './InvoiceForm.tsx'

const base = { action: '/invoice-detail', orderNumber: '202611120930124413', amount: money('2016.00') } as const

function StoryForm({ typed, ...props }: Partial<InvoiceFormProps>) {
  const locale = useLocale()
  return <InvoiceForm {...base} typed={{ ...invoiceTyped[locale], ...typed }} {...props} />
}

const meta = { component: InvoiceForm, tags: ['new', '!stable'], args: base } satisfies Meta<typeof InvoiceForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Personal: Story = { args: { typed: { headerType: '1' } } }
export const Special: Story = { args: { typed: { invoiceType: '2' } } }
export const Filled: Story = { render: () => <StoryForm typed={{ invoiceType: '2' }} /> }
/** The shop issues no special VAT invoices. */
export const OnlyElectronic: Story = { args: { special: false } }
export const Loading: Story = { render: () => <StoryForm sending /> }
/** The form with errors, as the server returns it without scripts. */
export const WithError: Story = {
  tags: ['picture'],
  render: () => (
    <StoryForm
      typed={{
        invoiceType: '2',
        headerName: '',
        invoiceTaxNumber: '91350100M000100Y44',
        registerPhone: '88',
        receiveMail: 'caiwu@',
      }}
      problems={[
        { field: 'headerName', problem: 'missing' },
        { field: 'invoiceTaxNumber', problem: 'check', found: '' },
        { field: 'registerPhone', problem: 'phone' },
        { field: 'receiveMail', problem: 'mail' },
      ]}
    />
  ),
}
export const Refused: Story = {
  args: { message: storyText('该订单已申请过发票', 'This order already has an invoice') },
}
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 360 }}>
      <StoryForm
        typed={{
          invoiceType: '2',
          headerName: storyText(
            '湖南星沙工程机械传动设备制造与维修服务股份有限公司长沙经济技术开发区第三分公司',
            'Hunan Xingsha Construction Machinery Transmission Manufacturing and Service Co., Ltd., third branch',
          ),
          receiveMail: 'caiwu.gongxiangzhongxin.changsha@xingsha-machinery.example.com',
        }}
      />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** By keyboard alone: select the kind, fill in, get errors, fix them, submit. */
export const Keyboard: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
    await userEvent.tab()
    await expect(field('invoiceType')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(field('bankName')).toBeVisible()
    await expect(field('headerType')).not.toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field('bankName')).not.toBeVisible()
    await userEvent.tab()
    await expect(field('headerType')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(
      storyText('星沙机械{Tab}9135O100M000100Y43{Tab}', 'Xingsha Machinery{Tab}9135O100M000100Y43{Tab}'),
    )
    await expect(field('invoiceTaxNumber')).toBeInvalid()
    await expect(field('invoiceTaxNumber')).toHaveAccessibleDescription(/O/)
    await userEvent.keyboard('{Tab}{Tab}a@example.com{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('[role="alert"]')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(field('invoiceTaxNumber')).toHaveFocus()
    await userEvent.clear(field('invoiceTaxNumber'))
    await userEvent.keyboard('91350100m000100y43{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      invoice: {
        invoiceType: 1,
        headerType: 2,
        headerName: storyText('星沙机械', 'Xingsha Machinery'),
        invoiceTaxNumber: '91350100M000100Y43',
        receiveMail: 'a@example.com',
      },
    })
  },
}

/**
 * After one of two errors is fixed, the focus moves on as usual. Submitting then focuses the summary with the remaining
 * error.
 */
export const ErrorsClearOneByOne: Story = {
  args: {
    onSubmit: fn(),
    typed: { headerName: storyText('星沙机械', 'Xingsha'), invoiceTaxNumber: '1', receiveMail: 'a@' },
  },
  play: async ({ canvasElement, args }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
    const summary = () => canvasElement.querySelector('[role="alert"]')
    await userEvent.click(canvasElement.querySelector('button[value="invoice"]')!)
    await expect(summary()).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(field('invoiceTaxNumber')).toHaveFocus()
    await userEvent.clear(field('invoiceTaxNumber'))
    await userEvent.keyboard('91350100M000100Y43{Tab}')
    await expect(summary()!.querySelectorAll('li')).toHaveLength(1)
    await expect(canvasElement.querySelector('form')).toContainElement(document.activeElement as HTMLElement)
    await expect(summary()).not.toHaveFocus()
    await userEvent.click(field('receiveMail'))
    await userEvent.keyboard('{Enter}')
    await expect(summary()).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A personal invoice needs no taxpayer number, whatever was typed before. */
export const PersonalSent: Story = {
  args: {
    onSubmit: fn(),
    typed: {
      headerType: '1',
      headerName: storyText('张卫国', 'Wei Zhang'),
      invoiceTaxNumber: '123',
      receiveMail: 'zhang@example.com',
    },
  },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('input[name="invoiceTaxNumber"]')).not.toBeVisible()
    await userEvent.click(canvasElement.querySelector('button[value="invoice"]')!)
    await expect(args.onSubmit).toHaveBeenCalledWith({
      invoice: {
        invoiceType: 1,
        headerType: 1,
        headerName: storyText('张卫国', 'Wei Zhang'),
        receiveMail: 'zhang@example.com',
      },
    })
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover button'], focusVisible: ['#hover input[name="headerName"]'] } },
  render: () => (
    <div style={{ display: 'grid', gap: 40, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))' }}>
      <div id="hover">
        <StoryForm />
      </div>
      <StoryForm typed={{ headerType: '1' }} />
      <StoryForm typed={{ invoiceType: '2' }} />
      <StoryForm special={false} sending />
    </div>
  ),
}
