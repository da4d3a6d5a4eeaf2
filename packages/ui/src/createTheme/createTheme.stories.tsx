import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { brands } from '../internal/testBrands.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Link } from '../Link/Link.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from '../Status/Status.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'

type Args = { brand: keyof typeof brands }

/** A counter with the parts on which a brand shows. */
function Counter() {
  const [open, setOpen] = useState(false)
  return (
    <Stack space={16}>
      <Stack direction="row" space={8} align="center" wrap>
        <Button tone="action">{storyText('加入购物车', 'Add to cart')}</Button>
        <Button onPress={() => setOpen(true)}>{storyText('询价', 'Ask for a price')}</Button>
        <Button tone="danger">{storyText('取消订单', 'Cancel the order')}</Button>
        <Tag tone="action">{storyText('现货', 'In stock')}</Tag>
        <Tag tone="good">{storyText('正品', 'Genuine')}</Tag>
        <Tag tone="warn">{storyText('仅剩 3 件', 'Three left')}</Tag>
      </Stack>
      <Panel>
        <Stack space={12}>
          <Text weight="medium">{storyText('深沟球轴承 6204-2RS', 'Deep groove bearing 6204-2RS')}</Text>
          <Text tone="price" size={22} figures>
            ¥12.80
          </Text>
          <Text tone="muted">
            {storyText('内径 20 mm，外径 47 mm，宽 14 mm', 'Bore 20 mm, outside 47 mm, width 14 mm')}
          </Text>
          <Stack direction="row" space={16} wrap>
            <Status tone="good">{storyText('已发货', 'Sent')}</Status>
            <Status tone="warn">{storyText('待付款', 'To be paid')}</Status>
            <Status tone="bad">{storyText('已取消', 'Cancelled')}</Status>
            <Link href="#specification">{storyText('全部参数', 'All dimensions')}</Link>
          </Stack>
        </Stack>
      </Panel>
      <TextField
        label={storyText('型号', 'Model')}
        name="model"
        defaultValue="6204-2RS"
        hint={storyText('印在外圈上', 'Printed on the outer ring')}
      />
      <NumberField label={storyText('数量', 'Quantity')} name="quantity" defaultValue={20} />
      <Stack direction="row" space={16} wrap>
        <Checkbox label={storyText('需要材质证明', 'With a certificate')} name="certificate" defaultChecked />
        <Switch label={storyText('加急', 'Urgent')} name="urgent" defaultChecked />
      </Stack>
      <Alert tone="info">
        {storyText('工作日 17:00 前的订单当天发货。', 'Ordered before 17:00, sent the same day.')}
      </Alert>
      <Alert tone="bad">{storyText('这张优惠券已过期。', 'This coupon has expired.')}</Alert>
      <Dialog open={open} onClose={() => setOpen(false)} title={storyText('询价', 'Ask for a price')}>
        <Button tone="action">{storyText('发送', 'Send')}</Button>
      </Dialog>
    </Stack>
  )
}

const meta = {
  tags: ['new', '!stable'],
  args: { brand: 'nordwerk' },
  render: ({ brand }) => (
    <UiProvider locale={storyText('zh', 'en') as 'zh' | 'en'} accent={brands[brand]}>
      <Counter />
    </UiProvider>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** Green with warm greys, round buttons and roomy controls. */
export const Nordwerk: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('加入购物车', 'Add to cart') })
    await expect(getComputedStyle(button).borderRadius).toBe('999px')
    await expect(getComputedStyle(button).minBlockSize).toBe('40px')
  },
}
/** Violet, sharp and compact, with its own warning and error. */
export const Basalt: Story = { args: { brand: 'basalt' } }
/** Yellow with plain greys, and a lighter yellow in dark. */
export const Saffron: Story = { args: { brand: 'saffron' } }
/** Floating parts take the brand too. */
export const InADialog: Story = {
  args: { brand: 'saffron' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('询价', 'Ask for a price') }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(getComputedStyle(dialog).borderRadius).toMatch(/^16px/))
  },
}
/** The brand as a stylesheet for the whole page, chosen by `data-brand` on `<html>`. */
export const AsStylesheet: Story = {
  render: () => <Counter />,
  globals: { brand: 'basalt' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('加入购物车', 'Add to cart') })
    await expect(getComputedStyle(button).borderRadius).toBe('0px')
  },
}
