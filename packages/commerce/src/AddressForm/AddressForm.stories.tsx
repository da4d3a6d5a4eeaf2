import { cities, districts, provinces } from '@millwright/fixtures/addresses'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '@millwright/fixtures/say'
import { AddressForm } from './AddressForm.tsx'
import type { AddressFormProps } from './AddressForm.tsx'

function StoryForm({ level = 0, ...props }: Partial<AddressFormProps> & { level?: number }) {
  const locale = useLocale()
  return <form onSubmit={(event) => event.preventDefault()}><AddressForm provinces={provinces[locale]} cities={level > 0 ? cities[locale] : []} districts={level > 1 ? districts[locale] : []} {...props} /></form>
}

const meta = { component: StoryForm } satisfies Meta<typeof StoryForm>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = { tags: ['picture'] }
export const ProvinceChosen: Story = { args: { level: 1, typed: { provinceId: '430000' } } }
export const Filled: Story = { args: { level: 2, typed: { receiver: say('张卫国', 'Wei Zhang'), mobile: '13800000001', provinceId: '430000', cityId: '430100', areaId: '430121', addr: say('漓湘路 98 号 3 号厂房', 'Hall 3, 98 Lixiang Road'), commonAddr: '1' } } }
export const EverythingWrong: Story = { args: { faults: { receiver: true, mobile: true, areaId: true, addr: true }, typed: { mobile: '123', addr: say('9 号', 'No. 9') } } }
