import { cities, districts, provinces } from '@millwright/fixtures/addresses'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AddressForm } from './AddressForm.tsx'
import type { AddressFormProps } from './AddressForm.tsx'

function StoryForm({ level = 0, ...props }: Partial<AddressFormProps> & { level?: number }) {
  const locale = useLocale()
  return (
    <form noValidate>
      <AddressForm
        provinces={provinces[locale]}
        cities={level > 0 ? cities[locale] : []}
        districts={level > 1 ? districts[locale] : []}
        {...props}
      />
    </form>
  )
}

const meta = { component: StoryForm, beforeEach: catchForms } satisfies Meta<typeof StoryForm>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = { tags: ['picture'] }
export const ProvinceChosen: Story = { args: { level: 1, typed: { provinceId: '430000' } } }
export const Filled: Story = {
  args: {
    level: 2,
    typed: {
      receiver: storyText('张卫国', 'Wei Zhang'),
      mobile: '13800000001',
      provinceId: '430000',
      cityId: '430100',
      areaId: '430121',
      addr: storyText('漓湘路 98 号 3 号厂房', 'Hall 3, 98 Lixiang Road'),
      commonAddr: '1',
    },
  },
}
export const EverythingWrong: Story = {
  args: {
    faults: { receiver: true, mobile: true, areaId: true, addr: true },
    typed: { mobile: '123', addr: storyText('9 号', 'No. 9') },
  },
}

export const FirstFaultHasTheFocus: Story = {
  args: { faults: { mobile: true, addr: true }, typed: { receiver: 'Li', mobile: '123' } },
  play: async ({ canvas }) => {
    const mobile = canvas.getByRole('textbox', { name: storyText(/手机号/, /Mobile number/) })
    await waitFor(() => expect(mobile).toHaveFocus())
    await expect(mobile).toBeInvalid()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: storyText(/省份/, /Province/) })).toHaveFocus()
  },
}
export const AsksForTheCities: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) }), 'Li')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: storyText(/省份/, /Province/) }), '310000')
    await expect(sentForms.map(({ fields }) => [fields.intent, fields.provinceId, fields.receiver])).toEqual([
      ['region', '310000', 'Li'],
    ])
    await expect(canvas.getByRole('combobox', { name: storyText(/城市/, /City/) })).toBeDisabled()
  },
}
