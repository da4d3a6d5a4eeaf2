import type { Locale } from '@millwright/domain/locale'
import { mocks } from '@millwright/fixtures/mock'
import { orderListHeads } from '@millwright/fixtures/orderLists'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { screen as definition } from './UcOrderLists.route.ts'
import { UcOrderLists } from './UcOrderLists.tsx'
import type { UcOrderListsProps } from './UcOrderLists.tsx'

type Args = { changes?: Partial<UcOrderListsProps>; targets?: boolean; outcomeOf?: () => UcOrderListsProps['outcome'] }

const none = { records: [], total: 0, pages: 0, current: 1, size: 20 }
const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ changes, targets, outcomeOf }, { globals }) => {
    const records = orderListHeads(globals.locale as Locale)
    return (
      <UcOrderLists
        center={sampleCenter}
        current={1}
        open={undefined}
        targets={targets ? records : []}
        done={undefined}
        found={{ records, total: 3, pages: 1, current: 1, size: 20 }}
        {...changes}
        {...(outcomeOf && { outcome: outcomeOf()! })}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** One list is due and stands first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const name = storyText('三号线 季度保养', 'Line 3, quarterly service')
    await userEvent.click(
      canvas.getByRole('button', {
        name: storyText(`把清单“${name}”加入购物车`, `Put the list “${name}” into the cart`),
      }),
    )
    await expect(sentForms.at(-1)?.fields).toEqual({ listId: '1', intent: 'cart' })
  },
}
export const FirstUse: Story = { args: { changes: { found: none } } }
export const ManyPages: Story = {
  render: (args, context) =>
    meta.render(
      {
        ...args,
        changes: {
          current: 4,
          found: {
            records: orderListHeads(context.globals.locale as Locale).slice(1),
            total: 184,
            pages: 10,
            current: 4,
            size: 20,
          },
        },
      },
      context,
    ),
}
export const Deleted: Story = { args: { changes: { done: 'deleted' } } }
export const Skipped: Story = { args: { changes: { done: 'skipped' } } }
export const New: Story = { args: { changes: { open: { from: 'text' } } } }
/** The goods of the cart become a new list, or go to one that there is. */
/** A list begins with the parts that the buyer bought most. */
export const FromBought: Story = {
  args: { targets: true, changes: { open: { from: 'bought', count: 12 } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('保存', 'Save') }))
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'create', from: 'bought' })
  },
}
/** The buyer has no paid order in the last 12 months. */
export const NothingBought: Story = { args: { changes: { open: { from: 'bought', count: 0 } } } }
export const FromCart: Story = { args: { targets: true, changes: { open: { from: 'cart' } } } }
export const FromOrder: Story = {
  args: { targets: true, changes: { open: { from: 'order', orderNumber: '202611210930124412' } } },
}
export const FromSkus: Story = { args: { changes: { open: { from: 'skus', q: '1000001-20', count: 1 }, found: none } } }
export const NameMissing: Story = {
  args: {
    changes: {
      open: { from: 'text' },
      outcome: {
        done: false,
        problem: { key: 'orderListName' },
        fields: { name: { key: 'orderListName' }, note: { key: 'orderListNote' }, text: { key: 'tooLong' } },
        form: { name: '', note: '', text: '6205-2RS\t20' },
      },
    },
  },
}
export const TooManyLists: Story = {
  args: {
    changes: { open: { from: 'cart' } },
    outcomeOf: () => ({
      done: false,
      problem: {
        message: storyText(
          '最多保存 200 个清单，请删除不用的清单',
          'At most 200 lists are kept. Delete lists that are no longer used',
        ),
      },
      form: { name: 'Line 3' },
    }),
  },
}
export const Importing: Story = { args: { changes: { open: { from: 'file' } } } }
export const NoFile: Story = {
  args: {
    changes: {
      open: { from: 'file' },
      outcome: {
        done: false,
        problem: { key: 'noFile' },
        fields: { file: { key: 'noFile' }, name: { key: 'orderListName' } },
        form: { name: '' },
      },
    },
  },
}
/** Rows with a wrong quantity were left out, and lines without a part are kept as text. */
export const ImportedWithRefusedRows: Story = {
  args: {
    changes: { open: { from: 'file' } },
    outcomeOf: () => ({
      done: true,
      data: {
        imported: {
          listId: '1',
          saved: 38,
          unmatched: 2,
          failList: [
            {
              row: 12,
              text: 'DIN912 M8x40',
              reason: storyText('数量应为正整数', 'The quantity must be a whole number above 0'),
            },
            { row: 17, text: '', reason: storyText('这一行没有型号', 'The row has no part number') },
          ],
        },
      },
    }),
  },
}
export const NothingImported: Story = {
  args: {
    changes: { open: { from: 'file' } },
    outcomeOf: () => ({
      done: true,
      data: {
        imported: {
          listId: undefined,
          saved: 0,
          unmatched: 0,
          failList: [{ row: 2, text: '', reason: storyText('这一行没有型号', 'The row has no part number') }],
        },
      },
    }),
  },
}
export const PartlyAdded: Story = {
  args: {
    outcomeOf: () => ({
      done: true,
      data: {
        cart: {
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
      },
    }),
  },
}
export const ListGone: Story = {
  args: {
    outcomeOf: () => ({
      done: false,
      problem: { message: storyText('没有这个清单，可能已被删除', 'There is no such list. It may have been deleted') },
    }),
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-order-lists'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addOrderListLines',
      'centerInfo',
      'createOrderList',
      'importOrderList',
      'mostBoughtParts',
      'orderListPage',
      'orderListToCart',
      'skipOrderList',
      'waiting',
    ),
  },
}
