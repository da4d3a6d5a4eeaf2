import type { MatchSign } from '@millwright/contract/quick-order/entities'
import type { Locale } from '@millwright/domain/locale'
import { mock, mocks } from '@millwright/fixtures/mock'
import { pricedOrder, readLines, shortLine } from '@millwright/fixtures/quickOrder'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import type { QuickOrderOutcome } from './QuickOrder.action.ts'
import { screen as definition } from './QuickOrder.route.ts'
import { QuickOrder } from './QuickOrder.tsx'
import type { QuickOrderProps } from './QuickOrder.tsx'
import { completeSkus, linesOfRead, withOffers } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'

type Args = { lines?: (locale: Locale) => readonly QuickLine[]; changes?: Partial<QuickOrderProps>; unpriced?: boolean }

const read = (locale: Locale) => linesOfRead(readLines(locale))
/** All lines decided: the first candidate of each, and a quantity where none was read. */
const decided = (locale: Locale) =>
  read(locale)
    .filter(({ candidates }) => candidates.length > 0)
    .map((line) => ({ ...line, quantity: line.quantity || '12', skuId: line.candidates[0]!.skuId }))

function dataOf(locale: Locale, lines: readonly QuickLine[], isBuyer: boolean): QuickOrderOutcome {
  const complete = completeSkus(lines)
  if (!complete.length) return { lines }
  const priced = pricedOrder(locale, { lines: complete, plans: 1 }, isBuyer)
  return { lines: withOffers(lines, priced), priced }
}

const meta = {
  parameters: { layout: 'fullscreen' },
  args: {},
  beforeEach: () => {
    localStorage.removeItem('millwright.quickOrder')
    return () => localStorage.removeItem('millwright.quickOrder')
  },
  render: ({ lines = () => [], unpriced, changes: { outcome, ...changes } = {} }, { globals }) => {
    const locale = globals.locale as Locale
    const isBuyer = changes.known ?? true
    const data = unpriced ? { lines: lines(locale) } : dataOf(locale, lines(locale), isBuyer)
    return (
      <QuickOrder
        known={isBuyer}
        {...data}
        {...changes}
        outcome={outcome && { ...outcome, data: { ...data, ...outcome.data } }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const signOf = (kind: MatchSign['kind'], words: Partial<MatchSign>): MatchSign => ({
  name: undefined,
  value: undefined,
  asked: undefined,
  ...words,
  kind,
})

export const Empty: Story = {}
export const Visitor: Story = { args: { changes: { known: false } } }

/** A list as it was read: matched, by the buyer's own number, to confirm, a substitute, without quantity, not found. */
export const Read: Story = {
  args: { lines: read },
  play: async ({ canvas, canvasElement }) => {
    const replaces = storyText('可替代 SKF 6205-2RSH/C3', 'Replaces SKF 6205-2RSH/C3')
    await expect((await canvas.findAllByText(replaces))[0]).toBeVisible()
    await expect(canvasElement).toHaveTextContent(storyText('贵方料号 WX-100482', 'Your no. WX-100482'))
    await expect(
      canvas.getByRole('button', { name: storyText('把可下单的 2 行加入购物车', 'Add the 2 ready lines to the cart') }),
    ).toBeEnabled()
    await expect(
      canvas.getByRole('button', { name: storyText('未找到的 1 行去询价', 'Request quotes for the 1 line not found') }),
    ).toBeVisible()
  },
}
/** Prices of a visitor are public, and the page says so. */
export const ReadByVisitor: Story = { args: { lines: read, changes: { known: false } } }
/** Every line has its part and quantity. Four plans say what each costs and changes. */
export const Priced: Story = {
  args: { lines: decided },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(storyText('店铺最少', 'Fewest shops'))).toBeVisible()
    await expect(canvas.getByText(storyText('按整包 2,000 件', 'In whole packs: 2,000 pcs'))).toBeVisible()
  },
}
/** The form posts the list, and each quantity and part by its line. */
export const Posts: Story = {
  beforeEach: catchForms,
  args: { lines: read },
  play: async ({ canvas }) => {
    const line = storyText('第 5 行的数量：6206-2RS', 'Quantity of line 5: 6206-2RS')
    await userEvent.type(await canvas.findByLabelText(line), '24')
    await userEvent.click(canvas.getByRole('button', { name: storyText('重新计算', 'Recalculate') }))
    await waitFor(() => expect(sentForms).toHaveLength(1))
    const { fields } = sentForms[0]!
    await expect(fields).toMatchObject({ intent: 'price', 'q.4': '24', 'sku.0': '1000001' })
    await expect(JSON.parse(fields.list!)).toHaveLength(6)
  },
}
/** A list is priced again once a field has another value: the sums say what "Add" would add. */
export const PricedAsTyped: Story = {
  beforeEach: catchForms,
  args: { lines: read },
  play: async ({ canvas }) => {
    const line = storyText('第 5 行的数量：6206-2RS', 'Quantity of line 5: 6206-2RS')
    await userEvent.type(await canvas.findByLabelText(line), '24')
    await userEvent.tab()
    await waitFor(() => expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'price', 'q.4': '24' }), {
      timeout: 4000,
    })
  },
}
/** Another post carries the change, so that no later one prices the list as it was before. */
export const AddedAtOnce: Story = {
  beforeEach: catchForms,
  args: { lines: read },
  play: async ({ canvas }) => {
    const line = storyText('第 5 行的数量：6206-2RS', 'Quantity of line 5: 6206-2RS')
    await userEvent.type(await canvas.findByLabelText(line), '24')
    await userEvent.click(canvas.getByRole('button', { name: storyText(/加入购物车/, /Add the/) }))
    await waitFor(() => expect(sentForms).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await expect(sentForms.map(({ fields }) => [fields.intent, fields['q.4']])).toEqual([['add', '24']])
  },
}
/** Enter in the name of the list saves it. */
export const SavedByEnter: Story = {
  beforeEach: catchForms,
  args: { lines: decided },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(storyText('存为采购清单', 'Save as an order list')))
    await userEvent.type(canvas.getByLabelText(storyText('清单名称', 'Name of the list')), 'Line 3{Enter}')
    await waitFor(() => expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'save', listName: 'Line 3' }))
  },
}
/** The text of a line is changed, and the line is read again. */
export const LineChanged: Story = {
  beforeEach: catchForms,
  args: { lines: read },
  play: async ({ canvas }) => {
    const [last] = canvas.getAllByText(storyText('修改', 'Change')).slice(-1)
    await userEvent.click(last!)
    const field = canvas.getByLabelText(storyText('第 6 行原文', 'Line 6 as written'))
    await userEvent.clear(field)
    await userEvent.type(field, '6205-2RS x 10{Enter}')
    await waitFor(() =>
      expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'reread.5', 'raw.5': '6205-2RS x 10' }),
    )
  },
}
/** Reasons against candidates: a suffix that nobody understands, a measure and a strength class that differ. */
export const Doubts: Story = {
  args: {
    lines: (locale) => {
      const line = read(locale)[2]!
      const width = storyText('宽度', 'width')
      const signs: MatchSign[][] = [
        [signOf('notRead', { asked: 'LLX' }), signOf('measure', { name: width, value: '8', asked: '7' })],
        [
          signOf('strengthClass', { value: '12.9' }),
          signOf('standard', { value: 'GB/T 5783' }),
          signOf('differs', { name: width, value: '16', asked: '15' }),
          signOf('unfit', { asked: 'A2-70' }),
        ],
      ]
      const candidates = line.candidates.slice(0, 2).map((one, at) => ({ ...one, signs: signs[at]! }))
      return [{ ...line, raw: 'NTN 6004LLX 4', candidates }]
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(storyText(/未识别后缀 LLX/, /LLX not understood/))).toBeVisible()
    await expect(canvas.getByText(storyText(/宽度 8/, /width 8, not 7/))).toBeVisible()
  },
}
/** The lines that are complete are left out. */
export const OnlyOpen: Story = {
  args: { lines: read },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByText(storyText('修改', 'Change')).length
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: storyText('只看待处理的行', 'Only lines to complete') }),
    )
    await waitFor(() => expect(rows()).toBeLessThan(6))
    await expect(rows()).toBeGreaterThan(0)
  },
}
/** A part is not in stock in the quantity. Its substitutes are named with their reasons, and none is chosen. */
export const Substitutes: Story = {
  args: { lines: (locale) => linesOfRead([shortLine(locale), ...readLines(locale).slice(3, 4)]) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(storyText('库存不足，可改选：', 'Not enough in stock. You can choose instead:')),
    ).toBeVisible()
    await expect(
      canvas.getByText(storyText('额定动载荷 14.8 kN（要求 14.0 kN）', 'Dynamic load rating 14.8 kN (14.0 kN asked)')),
    ).toBeVisible()
    const part = storyText('第 1 行的商品：ZY-6205-2RS-C3 200', 'Part for line 1: ZY-6205-2RS-C3 200')
    await expect(canvas.getByLabelText(part)).toHaveValue('1000201')
  },
}
/** The buyer wanted the parts bought most, and has no paid order. */
export const NothingBought: Story = {
  args: { changes: { outcome: { done: false, problem: { key: 'nothingBought' }, data: { lines: [] } } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: storyText('加入我最常买的商品', 'Add my most bought parts') }),
    ).toBeVisible()
  },
}
/** A line of an order list with more pieces than a line may have. */
export const OverLimit: Story = {
  args: {
    lines: (locale) => linesOfRead(readLines(locale).slice(0, 1)).map((line) => ({ ...line, quantity: '1999998' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText('数量超过一行的上限', 'More than a line may have'))).toBeVisible()
  },
}
export const NoneFound: Story = {
  args: { lines: (locale) => read(locale).filter(({ state }) => state === 'none') },
}
/** The prices could not be calculated. The list is kept. */
export const Unpriced: Story = {
  args: {
    lines: decided,
    unpriced: true,
    changes: {
      outcome: {
        done: false,
        problem: { message: storyText('请求过于频繁，请 3 分钟后再试', 'Too many requests: try again in 3 minutes') },
      },
    },
  },
}
/** A list that is kept under a name needs one. */
export const ListNameMissing: Story = {
  args: {
    lines: decided,
    changes: {
      outcome: {
        done: false,
        problem: { key: 'orderListName' },
        fields: { listName: { key: 'orderListName' } },
        form: { listName: '' },
      },
    },
  },
}
export const NothingRead: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'inquiryPaste' },
        fields: { text: { key: 'inquiryPaste' } },
        data: { lines: [], text: storyText('您好，请报价。', 'Hello, please quote.') },
      },
    },
  },
}
/** The list has more lines than one order may have. The text is kept. */
export const TooLong: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'tooLong' },
        fields: { text: { key: 'tooLong' } },
        data: { lines: [], text: '6205-2RS 20\n'.repeat(20) },
      },
    },
  },
}
/** The file could not be read. */
export const FileRefused: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { message: storyText('这个 PDF 里没有文字', 'The PDF has no text') },
        fields: { file: { message: storyText('这个 PDF 里没有文字', 'The PDF has no text') } },
        data: { lines: [], text: '' },
      },
    },
  },
}
export const NothingToAdd: Story = {
  args: {
    lines: (locale) => read(locale).filter(({ state }) => state === 'likely'),
    changes: { outcome: { done: false, problem: { key: 'nothingTyped' } } },
  },
}
export const Added: Story = {
  args: {
    changes: {
      outcome: {
        done: true,
        data: { lines: [], added: 5 },
        toast: { namespace: 'quickOrder', key: 'added', values: { count: 5 } },
      },
    },
  },
}
/** Some lines went into the cart; the others say why not, and stay. */
export const PartlyAdded: Story = {
  args: {
    lines: (locale) => decided(locale).slice(0, 2),
    changes: {
      outcome: {
        done: false,
        problem: { key: 'someNotAdded', values: { added: 3, failed: 2 } },
        fields: {
          'q.0': { key: 'productGone' },
          'q.1': { message: storyText('库存只剩 40 件', 'Only 40 left in stock') },
        },
        data: { lines: [], added: 3 },
      },
    },
  },
  render: ({ lines = () => [], changes }, { globals }) => {
    const locale = globals.locale as Locale
    const { outcome } = changes ?? {}
    const data = dataOf(locale, lines(locale), true)
    return <QuickOrder known lines={[]} outcome={outcome && { ...outcome, data: { ...data, added: 3 } }} />
  },
}
/** This browser has a list from an earlier visit. */
export const KeptList: Story = {
  beforeEach: () => {
    localStorage.setItem('millwright.quickOrder', JSON.stringify(read('zh')))
    return () => localStorage.removeItem('millwright.quickOrder')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: storyText('继续', 'Continue') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: storyText('丢弃', 'Discard') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: storyText('继续', 'Continue') })).toBeNull())
    await expect(localStorage.getItem('millwright.quickOrder')).toBeNull()
  },
}
/** A text that cannot be read takes nothing away from the list of an earlier visit. */
export const KeptListAfterRefusal: Story = {
  beforeEach: () => {
    localStorage.setItem('millwright.quickOrder', JSON.stringify(read('zh')))
    return () => localStorage.removeItem('millwright.quickOrder')
  },
  args: NothingRead.args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: storyText('继续', 'Continue') })).toBeVisible()
    await expect(localStorage.getItem('millwright.quickOrder')).not.toBeNull()
  },
}
/** Words that nobody can break: long part numbers and prose. */
export const LongLines: Story = {
  args: {
    lines: (locale) => [
      {
        ...read(locale)[3]!,
        raw: 'HB83-M12x80-10.9-ZN-PARTIALLY-THREADED-WITH-CERTIFICATE-3.1-EN-10204'.repeat(2),
        note: 'urgent '.repeat(12),
      },
    ],
  },
}
/** The same list as a grid. A quantity is edited by keyboard, and the list is priced again after a pause. */
export const Grid: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: catchForms,
  args: { lines: read },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: storyText('表格', 'Grid') }))
    const grid = await canvas.findByRole('grid')
    const [cell] = within(grid).getAllByRole('gridcell', { name: '200' })
    await userEvent.click(cell!)
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('{Control>}a{/Control}240{Enter}')
    await waitFor(() => expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'price', 'q.0': '240' }), {
      timeout: 4000,
    })
    await expect(canvasElement.querySelector('input[name="q.0"]')).toHaveValue('240')
  },
}
/** A line with several candidates has them as options in its cell. */
export const GridChoice: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: catchForms,
  args: { lines: read },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: storyText('表格', 'Grid') }))
    const grid = await canvas.findByRole('grid')
    const [cell] = await within(grid).findAllByRole('gridcell', { name: storyText('请选择', 'Please choose') })
    await userEvent.click(cell!)
    await userEvent.keyboard('{Enter}')
    const options = await within(grid).findByRole('combobox')
    const choice = within(options).getAllByRole<HTMLOptionElement>('option')[1]!
    await expect(choice).toHaveTextContent('¥')
    await userEvent.selectOptions(options, choice)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(Object.values(sentForms.at(-1)?.fields ?? {})).toContain(choice.value), {
      timeout: 4000,
    })
  },
}
const isWide = () => window.matchMedia('(min-width: 64em)').matches
/** A long list begins as a grid in wide windows. A key renders the rows that it changes, not all of them. */
export const ManyLines: Story = {
  args: {
    lines: (locale) => {
      const some = decided(locale)
      return Array.from({ length: isWide() ? 1000 : 60 }, (_, at) => some[at % 5]!)
    },
  },
  play: async ({ canvas }) => {
    if (!isWide()) return
    const grid = await canvas.findByRole('grid')
    const [cell] = await within(grid).findAllByRole('gridcell', { name: '200' })
    await userEvent.click(cell!)
    const changed = new Set<Element>()
    const watching = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('[role="row"]')
        if (row) changed.add(row)
      }
    })
    watching.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true })
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(cell).toHaveFocus())
    watching.disconnect()
    await expect(changed.size).toBe(2)
  },
}
export const Live: Story = {
  ...liveStory(definition, '/quick-order?q=1000001-200.1000020-2000'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addItems',
      'createOrderList',
      'orderListInfo',
      'priceOrderLines',
      'priceOrderLinesOfBuyer',
      'readOrderFile',
      'readOrderList',
      'mostBoughtParts',
      'readOrderListOfBuyer',
      'saveArticleNumbers',
    ),
  },
}
/** The SKUs that the address names are not sold any more. */
export const LiveGone: Story = {
  ...liveStory(definition, '/quick-order?q=9-1'),
  tags: ['!autodocs'],
  parameters: { mockData: [mock('priceOrderLinesOfBuyer', pricedOrder('zh', { lines: [] }))] },
}
