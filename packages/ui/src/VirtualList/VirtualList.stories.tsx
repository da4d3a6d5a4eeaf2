import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { VirtualList } from './VirtualList.tsx'

type Entry = { model: string; note: string }
const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => ({
    model: `6${String(i).padStart(4, '0')}-2RS`,
    note:
      i % 7 === 3
        ? storyText(
            '订货，交期两周；整箱另有优惠，请联系客服确认库存',
            'To order, two weeks; whole cartons cost less, please ask about stock',
          )
        : storyText('现货', 'In stock'),
  }))
const draw = ({ model, note }: Entry) => (
  <div style={{ padding: '8px 12px', borderBlockEnd: '1px solid var(--mw-color-line)' }}>
    <Stack space={2}>
      <Link href={`#${model}`}>{model}</Link>
      <Text size={12} tone="muted">
        {note}
      </Text>
    </Stack>
  </div>
)
const meta = {
  component: VirtualList<Entry>,
  tags: ['new', '!stable'],
  args: {
    label: storyText('型号', 'Model'),
    items: entries(10_000),
    itemKey: ({ model }) => model,
    height: 320,
    children: draw,
  },
} satisfies Meta<typeof VirtualList<Entry>>
export default meta
type Story = StoryObj<typeof meta>

const Nothing = () => (
  <div style={{ padding: 24, textAlign: 'center' }}>
    <Text tone="muted">{storyText('没有符合条件的型号', 'No model matches')}</Text>
  </div>
)
type Canvas = { getAllByRole: (role: string) => HTMLElement[] }
const drawn = (canvas: Canvas) => canvas.getAllByRole('listitem')
/** Scrolls until the last item touches the lower edge: measuring items moves the end of the list. */
const scrollToEnd = (box: HTMLElement, canvas: Canvas, count: number) =>
  waitFor(async () => {
    box.scrollTop = box.scrollHeight
    await new Promise((done) => setTimeout(done, 250))
    await expect(drawn(canvas).at(-1)).toHaveAttribute('aria-posinset', String(count))
    await expect(box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(1)
  })

/** Ten thousand entries, about twenty of them rendered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(40))
    await expect(drawn(canvas)[0]).toHaveAttribute('aria-posinset', '1')
    await expect(drawn(canvas)[0]).toHaveAttribute('aria-setsize', '10000')
    await scrollToEnd(canvas.getByRole('group', { name: storyText('型号', 'Model') }), canvas, 10_000)
  },
}
export const InTheWindow: Story = {
  // The list of the whole page measures its items while the picture is taken, which moves the end.
  tags: ['unsteady'],
  args: { items: entries(2000) },
  // Omits the height that the shared args contain.
  render: ({ label, items, itemKey, children }) => (
    <VirtualList label={label} items={items} itemKey={itemKey}>
      {children}
    </VirtualList>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(80))
    canvas.getAllByRole('link')[0]!.focus()
    scrollTo({ top: document.documentElement.scrollHeight })
    await waitFor(() => expect(Number(drawn(canvas)[0]!.getAttribute('aria-posinset'))).toBeGreaterThan(1500))
    await expect(canvas.getByRole('list', { name: storyText('型号', 'Model') })).toHaveFocus()
    scrollTo({ top: 0 })
  },
}
/** More items load near the end. `total` tells screen readers how many there will be. */
export const Loading: Story = {
  args: { items: entries(30), total: 90, onNearEnd: fn() },
  render: function More(args) {
    const [count, setCount] = useState(30)
    return (
      <VirtualList
        {...args}
        items={entries(count)}
        onNearEnd={() => {
          args.onNearEnd?.()
          setCount(Math.min(90, count + 30))
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('group', { name: storyText('型号', 'Model') })
    await waitFor(() => expect(drawn(canvas).length).toBeLessThan(30))
    await expect(args.onNearEnd).not.toHaveBeenCalled()
    for (const calls of [1, 2]) {
      box.scrollTop = box.scrollHeight
      await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledTimes(calls))
    }
    await expect(drawn(canvas)[0]).toHaveAttribute('aria-setsize', '90')
    await scrollToEnd(box, canvas, 90)
  },
}
export const Empty: Story = { args: { items: [], height: 120, empty: <Nothing /> } }
/** The focused item and its neighbours stay rendered however far the list scrolls. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const box = canvas.getByRole('group', { name: storyText('型号', 'Model') })
    await expect(box).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    const second = canvas.getByRole('link', { name: '60001-2RS' })
    await expect(second).toHaveFocus()
    // Simulates switching to another window. The focused item must stay rendered.
    second.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    box.scrollTop = box.scrollHeight
    await waitFor(() => expect(drawn(canvas).at(-1)).toHaveAttribute('aria-posinset', '10000'))
    await expect(second).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '60002-2RS' })).toHaveFocus()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    height: 240,
    items: [
      {
        model: storyText(
          '6205-2RS/C3-P6-双面接触式橡胶密封圈深沟球轴承',
          'Deep groove ball bearing 6205-2RS/C3-P6, contact seals on both sides',
        ),
        note: storyText(
          '订货，交期两周；整箱另有优惠，请联系客服确认库存与运费，偏远地区另计',
          'Made to order, two weeks; whole cartons cost less, please ask about stock and freight, remote regions are charged extra',
        ),
      },
      {
        model: storyText(
          '带内齿圈、密封件与润滑脂的回转支承总成 XJZG20261121',
          'Slewing ring assembly with inner gear, seals and grease XJZG20261121',
        ),
        note: storyText(
          '现货 2 台，其余订货，交期三周；需要吊车卸货',
          'Two in stock, the others in three weeks; to be unloaded by a crane',
        ),
      },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { focusVisible: ['#focused [role="group"]'] } },
  render: (args) => (
    <Stack space={16}>
      <VirtualList {...args} height={240} />
      <div id="focused">
        <VirtualList {...args} height={160} label={storyText('焦点', 'Focus')} />
      </div>
      <VirtualList {...args} height={80} label={storyText('空', 'Empty')} items={[]} empty={<Nothing />} />
    </Stack>
  ),
}
