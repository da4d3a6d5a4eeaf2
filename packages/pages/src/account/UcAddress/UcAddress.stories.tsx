import { addresses, cities, districts, provinces } from '@millwright/fixtures/addresses'
import { storyText } from '@millwright/fixtures/storyText'
import { answerForm, catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcAddress } from './UcAddress.tsx'
import type { UcAddressProps } from './UcAddress.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcAddress.route.ts'

type Args = { changes?: (locale: Locale) => Partial<UcAddressProps> }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ changes }, { globals }) => {
    const locale = globals.locale as Locale
    return <UcAddress center={sampleCenter} addresses={addresses[locale]} {...changes?.(locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const blank = (locale: Locale) => ({ provinces: provinces[locale], regions: { cities: [], districts: [] } })
const below = (locale: Locale) => ({ cities: cities[locale], districts: districts[locale] })
const pasted = storyText(
  '张卫国 13800000001 湖南省长沙市长沙县漓湘路 98 号 0731-84038888',
  'Wei Zhang, 13800000001, 98 Lixiang Road, Changsha County, Changsha, Hunan, 0731-84038888',
)
const read = {
  intent: 'readAddress',
  pasted,
  receiver: storyText('张卫国', 'Wei Zhang'),
  mobile: '13800000001',
  provinceId: '430000',
  cityId: '430100',
  areaId: '430121',
  addr: storyText('漓湘路 98 号', '98 Lixiang Road'),
}

export const Several: Story = { tags: ['picture'] }
export const FirstUse: Story = {
  tags: ['picture'],
  args: { changes: (locale) => ({ addresses: [], edited: blank(locale) }) },
}
export const OneAlone: Story = { args: { changes: (locale) => ({ addresses: addresses[locale].slice(0, 1) }) } }
export const Full: Story = {
  args: {
    changes: (locale) => ({
      addresses: Array.from({ length: 20 }, (_, at) => ({
        ...addresses[locale][at % 3]!,
        addrId: String(400 + at),
        commonAddr: at === 0 ? 1 : 0,
      })),
    }),
  },
}
export const Changed: Story = {
  args: {
    changes: (locale) => ({
      edited: { address: addresses[locale][0]!, provinces: provinces[locale], regions: below(locale) },
    }),
  },
}
export const AskedToDelete: Story = { args: { changes: () => ({ asked: '302' }) } }
export const Saved: Story = { args: { changes: () => ({ done: 'saved' }) } }
export const Refused: Story = {
  args: {
    changes: () => ({
      outcome: {
        done: false,
        problem: { message: storyText('默认地址不能删除', 'The default address cannot be deleted') },
      },
    }),
  },
}
export const Incomplete: Story = {
  args: {
    changes: (locale) => ({
      edited: blank(locale),
      outcome: {
        done: false,
        problem: { key: 'incomplete' },
        fields: { receiver: { key: 'incomplete' }, areaId: { key: 'incomplete' }, addr: { key: 'incomplete' } },
        form: { intent: 'save', mobile: '13800000001' },
        data: { cities: [], districts: [] },
      },
    }),
  },
}
export const PastedWithoutScripts: Story = {
  tags: ['picture'],
  args: {
    changes: (locale) => ({
      edited: blank(locale),
      outcome: {
        done: true,
        form: { ...read, areaId: '' },
        data: { ...below(locale), pasted: { doubts: { areaId: true }, leftOver: ['0731-84038888'] } },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) })).toHaveValue(read.receiver)
    await expect(canvas.getByRole('combobox', { name: storyText(/区县|区\/县|District|区/, /District/) })).toHaveValue(
      '',
    )
    await expect(canvas.getAllByText(storyText('请核对此项', 'Please check'))).toHaveLength(1)
  },
}
export const PastedFillsTheForm: Story = {
  args: { changes: (locale) => ({ edited: blank(locale) }) },
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) }), 'X')
    await userEvent.click(canvas.getByText(storyText('粘贴整段地址，自动识别', 'Paste a whole address')))
    await userEvent.type(canvas.getByRole('textbox', { name: storyText('整段地址', 'Whole address') }), pasted)
    await userEvent.click(canvas.getByRole('button', { name: storyText('识别并填写', 'Fill in the form') }))
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'readAddress', pasted, receiver: 'X' })
    answerForm({
      done: true,
      form: read,
      data: { ...below(globals.locale as Locale), pasted: { doubts: {}, leftOver: ['0731-84038888'] } },
    } as never)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) })).toHaveValue(read.receiver),
    )
    await expect(canvas.getByText(/0731-84038888/, { selector: 'p' })).toBeVisible()
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-address'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addAddress',
      'addressList',
      'areaList',
      'areaTree',
      'centerInfo',
      'defaultAddress',
      'deleteAddress',
      'updateAddress',
      'waiting',
    ),
  },
}
