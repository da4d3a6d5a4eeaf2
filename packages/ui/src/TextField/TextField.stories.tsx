import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: storyText('收货人', 'Recipient'), name: 'receiver' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = {
  args: {
    error: storyText('请填写收货人', 'Name the recipient'),
    hint: storyText('与证件一致', 'As on the identity card'),
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      storyText('请填写收货人 与证件一致', 'Name the recipient As on the identity card'),
    )
  },
}
export const PrefixAndSuffix: Story = {
  args: {
    label: storyText('目标价', 'Target price'),
    name: 'price',
    inputMode: 'decimal',
    prefix: '¥',
    suffix: storyText('/ 件', '/ pc'),
    defaultValue: '12.80',
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: storyText('王工', 'Wang') } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={16}>
      <TextField {...args} placeholder={storyText('姓名', 'Name')} required />
      <TextField
        {...args}
        defaultValue={storyText('王工', 'Wang')}
        hint={storyText('与证件一致', 'As on the identity card')}
      />
      <TextField
        {...args}
        defaultValue={storyText('王', 'W')}
        error={storyText('至少两个字', 'Two letters at least')}
      />
      <TextField {...args} defaultValue={storyText('王工', 'Wang')} disabled />
      <TextField
        label={storyText('搜索', 'Search')}
        name="keywords"
        type="search"
        size="large"
        suffix={<IconButton icon="search" label={storyText('搜索', 'Search')} size="small" />}
      />
      <TextField
        label={storyText('金额', 'Amount')}
        name="amount"
        size="small"
        inputMode="decimal"
        suffix={storyText('元', 'CNY')}
        hideLabel
      />
    </Stack>
  ),
}

/** Every field for text takes content at the start and at the end of its box. */
export const AffixesOfAllFields: Story = {
  render: () => (
    <Stack space={16}>
      <TextField label={storyText('单价', 'Unit price')} name="price" prefix="¥" suffix={storyText('/ 件', '/ pc')} />
      <NumberField
        label={storyText('长度', 'Length')}
        name="length"
        defaultValue={20}
        prefix={<Icon name="info" />}
        suffix="mm"
      />
      <PasswordField label={storyText('密码', 'Password')} name="password" prefix={<Icon name="user" />} />
      <SearchField
        label={storyText('搜索', 'Search')}
        name="search"
        prefix={storyText('商品', 'Goods')}
        suffix="⌘K"
        submit
      />
      <ComboBox
        label={storyText('品牌', 'Brand')}
        name="brand"
        items={[{ id: 'skf', label: 'SKF' }]}
        defaultValue="skf"
        prefix={<Icon name="cart" />}
        suffix={storyText('原装', 'Genuine')}
      />
      <TextArea label={storyText('备注', 'Note')} name="note" prefix={<Icon name="info" />} suffix="0/200" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('SKF'))
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toHaveAttribute('prefix')
  },
}
