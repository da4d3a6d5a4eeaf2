import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearingDetail, boltDetail, pumpDetail } from '@millwright/fixtures/product'
import { storyLocale } from '@millwright/fixtures/storyText'
import { catchForms } from '@millwright/fixtures/sentForms'
import { money } from '@millwright/domain/money/money'
import { weekRange } from '@millwright/domain/weekRange'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, within } from 'storybook/test'
import type { ActionResult } from '../../loader.ts'
import { Supermarket } from './Supermarket.tsx'
import type { MarketRow } from './Supermarket.load.ts'
import { nameOf } from './rowQuantities.ts'
import { mock, mocks } from '@millwright/fixtures/mock'
import { liveStory, waitForScreen } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Supermarket.route.ts'

type StoryArgs = {
  outcome?: ActionResult
  wanted?: Record<string, string>
  agreed?: boolean
  rows?: number
  again?: string
}

const week = weekRange(Date.parse('2026-11-20T10:00:00+08:00'))
const names = { zh: ['轴承', '紧固件', '泵'], en: ['Bearings', 'Fasteners', 'Pumps'] }

function StorySupermarket({ outcome, wanted, agreed = false, rows, again }: StoryArgs) {
  const locale = useLocale()
  const classes = [bearingDetail, boltDetail, pumpDetail].map((detail, at) => {
    const { skuList, prodName, prodId, unit } = detail[locale]
    const own = skuList
      .filter(({ stocks }) => stocks !== 0)
      .map((sku, n): MarketRow => ({
        ...sku,
        prodId,
        unit: sku.unit ?? unit,
        model: sku.partyCode ?? prodName,
        name: prodName,
        size: sku.properties.replace(/[^;:]+:/g, '').replaceAll(';', ' · '),
        ...(agreed &&
          n === 0 && {
            agreementPrice: money((Number(sku.price) * 0.7).toFixed(2)),
            agreementMinQty: 20,
            expireTime: Date.parse('2027-07-01T00:00:00+08:00'),
          }),
      }))
    const many = Array.from({ length: at === 0 ? (rows ?? 0) : 0 }, (_, n) => ({
      ...own[n % own.length]!,
      skuId: `9${String(n).padStart(6, '0')}`,
      model: `${own[n % own.length]!.model}-${n + 1}`,
    }))
    return { categoryId: String(101 + at), categoryName: names[locale][at]!, rows: rows ? many : own }
  })
  return (
    <Supermarket
      week={week}
      classes={rows === 0 ? [] : classes.filter((one) => one.rows.length > 0)}
      wanted={wanted}
      agreedAgain={again}
      outcome={outcome}
    />
  )
}

const meta = {
  component: StorySupermarket,
  subcomponents: { Supermarket },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    return catchForms()
  },
} satisfies Meta<typeof StorySupermarket>
export default meta
type Story = StoryObj<typeof meta>

const boxes = (canvas: HTMLElement) => within(canvas).getAllByRole<HTMLInputElement>('textbox')

export const Ready: Story = {}
/** Quantities typed before the sign-in are restored. */
export const Typed: Story = { args: { wanted: { 1000001: '60', 1000003: '5' } }, tags: ['picture'] }
/** Quantities typed earlier in this tab are there again after a visit to a product. */
export const CameBack: Story = {
  beforeEach: () => sessionStorage.setItem('supermarket', '{"1000001":"30"}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('30')).toBeVisible()
  },
}
export const AgreedPrices: Story = { args: { agreed: true, wanted: { 1000001: '20' } } }
export const AgreedPricesMissing: Story = { args: { again: '/supermarket' } }
export const Empty: Story = { args: { rows: 0 } }
export const NothingTyped: Story = { args: { outcome: { done: false, problem: { key: 'nothingTyped' }, form: {} } } }
/** Without scripts: failed quantities stay in their rows, and the number of added ones is shown. */
export const SomeFailed: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'someNotAdded', values: { added: 2, failed: 2 } },
      fields: {
        [nameOf('1000002')]: { key: 'tooMany', values: { bound: 620 } },
        [nameOf('1000005')]: { key: 'productGone' },
      },
      form: { [nameOf('1000002')]: '5000', [nameOf('1000005')]: '10' },
      data: { added: 2 },
    },
  },
  tags: ['picture'],
}
export const AllAdded: Story = { args: { outcome: { done: true, data: { added: 3 } } } }

/** Enter and the arrow keys move along the column. An invalid quantity shows its error on blur. */
export const TypedDownTheColumn: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = boxes(canvasElement)
    await userEvent.click(first!)
    await userEvent.keyboard('60{Enter}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('x{ArrowDown}')
    await expect(third).toHaveFocus()
    await expect(second).toBeInvalid()
    await userEvent.keyboard('{ArrowUp}{Shift>}{Enter}{/Shift}')
    await expect(first).toHaveFocus()
    await expect(first!.closest('tr')).toHaveTextContent(/775\.20/)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/775\.20/)
  },
}

/** A pasted spreadsheet column fills the fields from the focused one down. */
export const PastedColumn: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = boxes(canvasElement)
    await userEvent.click(first!)
    await userEvent.paste('5\n\n7\n')
    await expect([first!.value, second!.value, third!.value]).toEqual(['5', '', '7'])
  },
}

/** Of two hundred rows, only the edited row and the total re-render. */
export const TwoHundredRows: Story = {
  args: { rows: 200 },
  play: async ({ canvasElement }) => {
    const all = boxes(canvasElement)
    await expect(all).toHaveLength(200)
    const box = all[120]!
    await userEvent.click(box)
    const changed: Node[] = []
    const watch = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true })
    await userEvent.keyboard('10')
    watch.disconnect()
    const [row, total] = [box.closest('tr')!, within(canvasElement).getByRole('status')]
    await expect(changed.length).toBeGreaterThan(0)
    await expect(changed.filter((node) => !row.contains(node) && !total.contains(node))).toEqual([])
  },
}

const calls = mocks('addItems', 'agreementPrices', 'supermarket')

export const Live: Story = {
  ...liveStory(definition, '/supermarket'),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
}
const [inStock, scarce] = bearingDetail[storyLocale].skuList.filter(({ stocks }) => stocks !== 0)
/** Added quantities are cleared. Failed ones stay with the mall's reason. */
export const Sent: Story = {
  ...liveStory(definition, '/supermarket'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...calls,
      mock('addItems', [
        { skuId: inStock!.skuId, added: true },
        { skuId: scarce!.skuId, added: false, message: 'Only 620 left' },
      ]),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    const [first, second] = boxes(canvasElement)
    await userEvent.type(first!, '60')
    await userEvent.type(second!, '60')
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Only 620 left')).toBeVisible()
    await expect([first!.value, second!.value]).toEqual(['', '60'])
  },
}
