import type { Locale } from '@millwright/domain/locale'
import { articleNumbers } from '@millwright/fixtures/articleNumbers'
import { mocks } from '@millwright/fixtures/mock'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { screen as definition } from './UcArticleNumbers.route.ts'
import { UcArticleNumbers } from './UcArticleNumbers.tsx'
import type { UcArticleNumbersProps } from './UcArticleNumbers.tsx'

type Args = { changes?: Partial<UcArticleNumbersProps>; editing?: boolean }

const none = { records: [], total: 0, pages: 0, current: 1, size: 20 }
const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ changes, editing }, { globals }) => {
    const records = articleNumbers(globals.locale as Locale)
    return (
      <UcArticleNumbers
        center={sampleCenter}
        current={1}
        keyword=""
        open={editing ? { kind: 'edit', record: records[1]! } : undefined}
        done={undefined}
        found={{ records, total: records.length, pages: 1, current: 1, size: 20 }}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NothingYet: Story = { args: { changes: { found: none } } }
export const NoneFound: Story = { args: { changes: { found: none, keyword: '4711-X' } } }
export const ManyPages: Story = {
  render: (args, context) =>
    meta.render(
      {
        ...args,
        changes: {
          current: 3,
          found: {
            records: articleNumbers(context.globals.locale as Locale),
            total: 206,
            pages: 11,
            current: 3,
            size: 20,
          },
        },
      },
      context,
    ),
}
export const Saved: Story = { args: { changes: { done: 'saved' } } }
export const Adding: Story = { args: { changes: { open: { kind: 'add' } } } }
export const Editing: Story = { args: { editing: true } }
export const Pasting: Story = { args: { changes: { open: { kind: 'paste' } } } }
export const UnknownPart: Story = {
  args: {
    changes: {
      open: { kind: 'add' },
      outcome: {
        done: false,
        problem: { key: 'partNumberMissing' },
        fields: { partyCode: { key: 'partNumberMissing' } },
        form: { number: '10-4711', partyCode: '' },
      },
    },
  },
}
export const NothingTyped: Story = {
  args: {
    changes: {
      open: { kind: 'add' },
      outcome: {
        done: false,
        problem: { key: 'articleNumberMissing' },
        fields: { number: { key: 'articleNumberMissing' }, partyCode: { key: 'partNumberMissing' } },
        form: {},
      },
    },
  },
}
export const TooLong: Story = {
  args: {
    changes: {
      open: { kind: 'add' },
      outcome: {
        done: false,
        problem: { key: 'articleNumberLong' },
        fields: { number: { key: 'articleNumberLong' }, unit: { key: 'unitLong' } },
        form: { number: '10-4711 '.repeat(9), partyCode: '6205-2RS', unit: 'box of twenty-four pieces' },
      },
    },
  },
}
export const NothingPasted: Story = {
  args: {
    changes: {
      open: { kind: 'paste' },
      outcome: {
        done: false,
        problem: { key: 'articleListMissing' },
        fields: { list: { key: 'articleListMissing' } },
        form: {},
      },
    },
  },
}
export const PastedTooMuch: Story = {
  args: {
    changes: {
      open: { kind: 'paste' },
      outcome: {
        done: false,
        problem: { key: 'articleListLong' },
        fields: { list: { key: 'articleListLong' } },
        form: {},
      },
    },
  },
}
export const RowsNotSaved: Story = {
  render: (args, context) =>
    meta.render(
      {
        ...args,
        changes: {
          open: { kind: 'paste' },
          outcome: {
            done: true,
            data: {
              saved: 38,
              refused: ['6205-ZZZ', 'NU-99'].map((code, at) => ({
                number: `10-471${at + 3}`,
                message: storyText(
                  `没有型号“${code}”，请核对商城的型号`,
                  `The mall sells no part number ${code}. Check the part number`,
                ),
              })),
            },
            form: { list: '10-4713\t6205-ZZZ\n10-4714\tNU-99' },
          },
        },
      },
      context,
    ),
}
export const OneDeleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('删除料号 10-4711', 'Delete 10-4711') }))
    await expect(sentForms.at(-1)?.fields).toEqual({ articleNumberId: '1', intent: 'delete' })
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-article-numbers'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'centerInfo',
      'articleNumberPage',
      'deleteArticleNumbers',
      'importArticleNumbers',
      'saveArticleNumbers',
      'waiting',
    ),
  },
}
