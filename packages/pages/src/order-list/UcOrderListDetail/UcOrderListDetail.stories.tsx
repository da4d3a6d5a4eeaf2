import type { OrderList } from '@millwright/contract/order-list/entities'
import type { Locale } from '@millwright/domain/locale'
import { mocks } from '@millwright/fixtures/mock'
import { longOrderList, orderListOf } from '@millwright/fixtures/orderLists'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { screen as definition } from './UcOrderListDetail.route.ts'
import { UcOrderListDetail } from './UcOrderListDetail.tsx'
import type { UcOrderListDetailProps } from './UcOrderListDetail.tsx'

type Args = {
  listId?: string
  assemblies?: number
  of?: (list: OrderList) => OrderList
  changes?: Partial<UcOrderListDetailProps>
  outcomeOf?: () => UcOrderListDetailProps['outcome']
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ listId = '3', assemblies = 1, of = (list) => list, changes, outcomeOf }, { globals }) => (
    <UcOrderListDetail
      center={sampleCenter}
      list={of(orderListOf(globals.locale as Locale, { listId, assemblies }))}
      edit={undefined}
      current={1}
      done={undefined}
      {...changes}
      {...(outcomeOf && { outcome: outcomeOf()! })}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const refusedWith = (
  fields: Record<string, 'orderListName' | 'orderListWeeks' | 'orderListDay' | 'orderListText'>,
  form: Record<string, string>,
) =>
  ({
    done: false,
    problem: { key: Object.values(fields)[0]! },
    fields: Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, { key }])),
    form,
  }) as const

/** A usual list: no price has changed, every part is sold. */
export const Ready: Story = {
  args: { listId: '1', of: (list) => ({ ...list, due: 0, nextDay: '2027-02-20' }) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: storyText('把可下单的 4 行加入购物车', 'Put the 4 ready lines into the cart'),
      }),
    )
    await expect(sentForms.at(-1)?.fields).toEqual({ n: '1', intent: 'cart' })
  },
}
export const DueToday: Story = { args: { listId: '1' } }
/** Prices that changed stand beside the former ones; a part is gone and has a substitute; a line has no part yet. */
export const ChangedAndGone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(storyText('原 ¥13.20', 'was ¥13.20'))
    await userEvent.click(
      canvas.getByRole('button', {
        name: storyText('把 YB-6205-2RS 改用 6205-2RS/C3', 'Replace YB-6205-2RS by 6205-2RS/C3'),
      }),
    )
    await expect(sentForms.at(-1)?.fields).toEqual({ intent: 'replace.102.1000001', n: '1', version: '3' })
  },
}
/** A gone part without a substitute. */
export const GoneForGood: Story = {
  args: {
    of: (list) => ({ ...list, items: list.items.map((item) => ({ ...item, substitutes: [] })) }),
  },
}
export const BillOfMaterial: Story = { args: { listId: '2' } }
export const ThreeAssemblies: Story = { args: { listId: '2', assemblies: 3 } }
/** Stock that does not suffice, and a quantity above the limit. */
export const Short: Story = {
  args: {
    listId: '1',
    of: (list) => ({
      ...list,
      due: 0,
      items: list.items.map((item, at) =>
        at === 0 && item.offer
          ? { ...item, offer: { ...item.offer, stocks: 12, problem: 'tooMany' as const } }
          : at === 1
            ? { ...item, state: 'tooMany' as const, offer: undefined }
            : item,
      ),
    }),
  },
}
export const NoLines: Story = {
  args: { listId: '2', of: (list) => ({ ...list, lines: 0, items: [] }), changes: { done: 'created' } },
}
export const AThousandLines: Story = {
  tags: ['!autodocs'],
  render: (args, context) =>
    meta.render({ ...args, of: () => longOrderList(context.globals.locale as Locale, 1000) }, context),
}
export const LongName: Story = {
  args: {
    listId: '1',
    of: (list) => ({
      ...list,
      name: storyText(
        '三号线输送机滚筒与轴承季度保养及年度大修备件清单（含现场加工件与外购件）二期扩建工程适用版本',
        'Conveyor rollers and bearings of line 3: quarterly overhaul',
      ),
      note: storyText('停机前一周下单；到货后交三号仓库张工验收。', 'Order a week before the line stops. '.repeat(6)),
    }),
  },
}
export const Created: Story = { args: { listId: '1', changes: { done: 'created' } } }
export const Saved: Story = { args: { changes: { done: 'saved' } } }
export const Copied: Story = { args: { listId: '2', changes: { done: 'copied' } } }
export const RepeatSaved: Story = { args: { changes: { done: 'repeatSaved' } } }
export const RepeatStopped: Story = { args: { listId: '2', changes: { done: 'repeatStopped' } } }
export const Skipped: Story = {
  args: { listId: '1', of: (list) => ({ ...list, due: 0, nextDay: '2027-02-20' }), changes: { done: 'skipped' } },
}
export const Renaming: Story = { args: { listId: '1', changes: { edit: 'name' } } }
export const Copying: Story = { args: { listId: '1', changes: { edit: 'copy' } } }
export const NameMissing: Story = {
  args: {
    listId: '1',
    changes: { edit: 'name', outcome: refusedWith({ name: 'orderListName' }, { name: '', note: '' }) },
  },
}
export const NoteTooLong: Story = {
  args: {
    listId: '1',
    changes: {
      edit: 'name',
      outcome: {
        done: false,
        problem: { key: 'orderListNote' },
        fields: { note: { key: 'orderListNote' } },
        form: { name: 'Line 3', note: 'x'.repeat(120) },
      },
    },
  },
}
export const WrongRepeat: Story = {
  args: {
    changes: {
      outcome: refusedWith({ weeks: 'orderListWeeks', nextDay: 'orderListDay' }, { weeks: '60', nextDay: '' }),
    },
  },
}
export const NothingToAdd: Story = {
  args: { changes: { outcome: refusedWith({ text: 'orderListText' }, { text: '' }) } },
}
export const TooMuchToAdd: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'tooLong' },
        fields: { text: { key: 'tooLong' } },
        form: { text: '6205-2RS 20' },
      },
    },
  },
}
export const Editing: Story = {
  args: { listId: '2', changes: { edit: 'lines' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(storyText('第 3 行的数量：6205-2RS/C3', 'Quantity of line 3: 6205-2RS/C3'))
    await userEvent.clear(field)
    await userEvent.type(field, '2')
    await userEvent.click(
      canvas.getByRole('button', {
        name: storyText('上移第 4 行：DIN912-M8X40-12.9', 'Move line 4 up: DIN912-M8X40-12.9'),
      }),
    )
    await expect(sentForms.at(-1)?.fields).toMatchObject({
      intent: 'up.103',
      'q.102': '2',
      'level.102': '3',
      version: '3',
    })
  },
}
/** Longer lists are edited a hundred lines at a time. */
export const EditingMany: Story = {
  tags: ['!autodocs'],
  render: (args, context) =>
    meta.render(
      {
        ...args,
        changes: { edit: 'lines', current: 2 },
        of: () => longOrderList(context.globals.locale as Locale, 160),
      },
      context,
    ),
}
export const WrongLines: Story = {
  args: {
    listId: '1',
    changes: {
      edit: 'lines',
      outcome: {
        done: false,
        problem: { key: 'notWhole' },
        fields: {
          'q.100': { key: 'notWhole' },
          'q.101': { key: 'tooFew', values: { bound: 1 } },
          'q.102': { key: 'tooMany', values: { bound: 999_999 } },
          'note.103': { key: 'orderListLineNote' },
        },
        form: { 'q.100': '1.5', 'q.101': '0', 'q.102': '9999999' },
      },
    },
  },
}
export const ChangedElsewhere: Story = {
  args: {
    listId: '1',
    changes: { edit: 'lines' },
    outcomeOf: () => ({
      done: false,
      problem: {
        message: storyText(
          '清单已在别处修改，请核对后重新保存',
          'The list was changed elsewhere. Check it, then save your changes again',
        ),
      },
      form: { 'q.100': '240' },
    }),
  },
}
export const PartlyAdded: Story = {
  args: {
    outcomeOf: () => ({
      done: true,
      data: {
        listId: '3',
        added: 3,
        failList: [
          {
            lineId: '102',
            partyCode: 'YB-6205-2RS',
            reason: storyText('商品已下架或不存在', 'The product is no longer sold'),
          },
          {
            lineId: '103',
            partyCode: storyText('非标铜套 φ40', 'bronze bush 40 mm'),
            reason: storyText('这一行还没有选定商品', 'The line has no part yet'),
          },
        ],
      },
    }),
  },
}
export const Refused: Story = {
  args: { outcomeOf: () => ({ done: false, problem: { key: 'badArgument' }, form: {} }) },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-order-list-detail/2?n=3'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addOrderListLines',
      'centerInfo',
      'deleteOrderLists',
      'duplicateOrderList',
      'orderListInfo',
      'orderListToCart',
      'repeatOrderList',
      'saveOrderList',
      'saveOrderListLines',
      'skipOrderList',
      'waiting',
    ),
  },
}
