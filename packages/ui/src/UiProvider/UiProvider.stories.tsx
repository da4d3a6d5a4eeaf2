import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Cascader } from '../Cascader/Cascader.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { shopAccent } from '../theme/shopAccent.ts'
import { Toasts } from '../Toasts/Toasts.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { UiProvider } from './UiProvider.tsx'

const pages = <Pagination page={2} pages={9} hrefOf={(page) => `?page=${page}`} />
const meta = { component: UiProvider, args: { locale: 'en', children: pages } } satisfies Meta<typeof UiProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Next/ })).toBeVisible()
  },
}
/** A few texts replaced, or all of them for a third language. */
export const OtherWords: Story = {
  args: { messages: { next: 'Weiter', nextPage: 'Nächste Seite', previous: 'Zurück', previousPage: 'Vorige Seite' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Weiter|Nächste Seite/ })).toBeVisible()
  },
}
/** A shop's own values on `:root` win over those of every theme, whichever sheet comes first. */
export const OwnValuesOnRoot: Story = {
  args: {
    children: (
      <>
        <style>{':root { --mw-color-action: #5b21b6; --mw-color-onAction: #ffffff; --mw-radius-small: 8px }'}</style>
        <Stack space={12}>
          <Button tone="action">{storyText('下单', 'Order')}</Button>
          <Checkbox name="agree" label={storyText('同意', 'I agree')} />
        </Stack>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: 'rgb(91, 33, 182)' })
  },
}

const controls = (
  <Panel>
    <Stack direction="row" space={12} align="end" wrap>
      <Menu
        label={storyText('更多操作', 'More actions')}
        trigger={<Button>{storyText('更多', 'More')}</Button>}
        items={[{ id: 'copy', label: storyText('复制', 'Copy'), onPress: () => undefined }]}
      />
      <Popover label={storyText('分享', 'Share')} trigger={<Button>{storyText('分享', 'Share')}</Button>}>
        {storyText('把链接发给同事', 'Send the link to a colleague')}
      </Popover>
      <Tooltip text={storyText('加入购物车', 'Add to cart')}>
        <Button tone="action" icon="cart">
          {storyText('加购', 'Add')}
        </Button>
      </Tooltip>
      <Select
        label={storyText('材质', 'Material')}
        name="material"
        options={[{ value: 'steel', label: storyText('钢', 'Steel') }]}
      />
      <ComboBox label={storyText('品牌', 'Brand')} name="brand" items={[{ id: 'skf', label: 'SKF' }]} />
      <DatePicker label={storyText('交货日期', 'Delivery')} name="day" />
      <Cascader
        label={storyText('地区', 'Region')}
        name="region"
        nodes={[{ id: 'zj', label: storyText('浙江', 'Zhejiang') }]}
      />
    </Stack>
    <Toasts
      toasts={[{ id: '1', tone: 'good', message: storyText('已加入购物车', 'Added to the cart') }]}
      onDismiss={() => undefined}
    />
  </Panel>
)
const scope = { locale: storyLocale, theme: 'dark', density: 'compact', accent: shopAccent('#0a7d55') } as const
const held = ['--mw-color-surface', '--mw-color-action', '--mw-control-medium', '--mw-scheme'] as const
const takenBy = (element: Element) => held.map((name) => getComputedStyle(element).getPropertyValue(name))

/**
 * The provider's theme, density and accent replace the page's for its content and for floating content opened from it.
 */
export const OwnTheme: Story = {
  args: { ...scope, children: controls },
  play: async ({ canvas, canvasElement }) => {
    const wanted = takenBy(canvasElement.querySelector('[data-theme="dark"]')!)
    await expect(wanted).not.toEqual(takenBy(canvasElement))
    const follows = async (element: Element) => expect(takenBy(element)).toEqual(wanted)
    const floats = within(document.body)
    await follows(canvas.getByRole('region', { name: storyText('通知', 'Notifications') }))
    await follows(canvas.getByRole('combobox', { name: storyText('材质', 'Material') }))

    await userEvent.click(canvas.getByRole('button', { name: storyText('更多', 'More') }))
    await follows(await floats.findByRole('menu'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: storyText('分享', 'Share') }))
    await follows(await floats.findByRole('dialog', { name: storyText('分享', 'Share') }))
    await userEvent.keyboard('{Escape}')
    await userEvent.hover(canvas.getByRole('button', { name: storyText('加购', 'Add') }))
    await follows(await floats.findByRole('tooltip'))
    await userEvent.unhover(canvas.getByRole('button', { name: storyText('加购', 'Add') }))

    // The richer controls load without interaction.
    const rich = async (selector: string) => {
      await waitFor(() => expect(canvasElement.querySelector(selector)).not.toBeNull())
      canvasElement.querySelector<HTMLElement>(selector)!.focus()
    }
    await rich('input[role="combobox"]')
    await userEvent.keyboard('{ArrowDown}')
    await follows(await floats.findByRole('listbox'))
    await userEvent.keyboard('{Escape}')
    await rich('button[role="combobox"]')
    await userEvent.keyboard('{ArrowDown}')
    await follows(await floats.findByRole('tree'))
    await userEvent.keyboard('{Escape}')
    await rich('[role="spinbutton"]')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await follows(await floats.findByRole('grid'))
    await userEvent.keyboard('{Escape}')
  },
}
export const OwnThemeInDialog: Story = {
  tags: ['picture', 'own-theme'],
  args: {
    ...scope,
    children: (
      <Dialog
        open
        onClose={() => undefined}
        title={storyText('选择交货日期', 'Choose the delivery')}
        footer={<Button tone="action">{storyText('确定', 'Confirm')}</Button>}
      >
        <Select
          label={storyText('材质', 'Material')}
          name="material"
          options={[{ value: 'steel', label: storyText('钢', 'Steel') }]}
        />
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = within(document.body).getByRole('dialog')
    await expect(dialog).toHaveAttribute('data-theme', 'dark')
    await expect(getComputedStyle(dialog).getPropertyValue('--mw-scheme')).toBe('dark')
    await expect(getComputedStyle(dialog).getPropertyValue('--mw-color-action')).toContain('light-dark(')
  },
}
/** A drawer inside. A nested provider without settings changes nothing. */
export const OwnThemeInDrawer: Story = {
  args: {
    ...scope,
    children: (
      <UiProvider locale={storyLocale}>
        <Drawer open onClose={() => undefined} title={storyText('筛选', 'Filter')}>
          <Text>{storyText('轴承', 'Bearings')}</Text>
        </Drawer>
      </UiProvider>
    ),
  },
  play: async () => {
    await expect(within(document.body).getByRole('dialog')).toHaveAttribute('data-theme', 'dark')
  },
}
