import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter, writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { money } from '@millwright/domain/money/money'
import { bearings } from '@millwright/fixtures/bearings'
import { facets, notSold, notSoldInSize, otherMaker, shownInstead, understood } from '@millwright/fixtures/facets'
import { boughtProd } from '@millwright/fixtures/orders'
import { products } from '@millwright/fixtures/products'
import { storyText } from '@millwright/fixtures/storyText'
import { suggestions } from '@millwright/fixtures/suggestions'
import { keepCompared } from '@millwright/commerce/useCompared'
import { suggestionPath } from '@millwright/domain/link/suggestionPath'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, waitFor } from 'storybook/test'
import { List } from './List.tsx'
import { ListFacets } from './ListFacets.tsx'
import { ListFrame } from './ListFrame.tsx'
import type { ListProps, ListView } from './ListFrame.tsx'
import { ListPages } from './ListPages.tsx'
import { ListProducts } from './ListProducts.tsx'
import { ListTitle } from './ListTitle.tsx'
import { ListTools } from './ListTools.tsx'
import type { ListData } from './List.load.ts'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './List.route.ts'

const noFacets = { brands: [], categories: [], attrs: [], keyAttrs: [], minPrice: undefined, maxPrice: undefined }

type StoryArgs = Partial<Omit<ListData, 'filter'>> & {
  filter?: ListFilter
  many?: number
  family?: boolean
  read?: boolean
  lost?: boolean
  bought?: boolean
  note?: 'otherMaker' | 'notSold' | 'notSoldInSize' | 'shownInstead'
  view?: (props: ListProps) => ReactNode
}

function StoryList({
  many = 8,
  family = false,
  read = false,
  lost = false,
  bought = false,
  note,
  view: View = List,
  filter = { ...emptyFilter, categoryPath: ['101', '10101'] },
  ...rest
}: StoryArgs) {
  const locale = useLocale()
  const goods = family ? bearings[locale] : products[locale]
  const shelf = Array.from({ length: many }, (_, index) => ({ ...goods[index % 8]!, prodId: String(100_001 + index) }))
  const all = lost ? noFacets : facets[locale]
  const categories = all.categories.map(({ name, count, categoryId }) => ({
    name,
    count,
    href: writeListPath({ categoryPath: ['101', '10101', categoryId] }),
  }))
  const near = {
    words: suggestions[locale].slice(0, 4).map((one) => ({ text: one.text, href: suggestionPath(one) })),
    hot: ['6205-2RS', 'M8×40', 'YE3'].map((text) => ({ text, href: writeListPath({ keyword: text }) })),
  }
  return (
    // The storefront waits for lazy components before it shows a screen. A story renders nothing while they load.
    <Suspense>
      <View
        filter={filter}
        products={{
          stamp: `${filter?.view} ${many} ${bought}`,
          value: {
            shown: shelf,
            columns: all.keyAttrs,
            view: filter?.view ?? 'grid',
            filter: { ...emptyFilter, ...filter },
            bought: bought ? [shelf[0]!, shelf[3]!].map(boughtProd) : undefined,
          },
        }}
        nothing={many === 0 || undefined}
        total={many}
        pages={many ? 1 : 0}
        panel={{ stamp: String(lost), value: { filter, facets: all, categories } }}
        chosen={all}
        trail={[
          { name: locale === 'zh' ? '轴承' : 'Bearings', href: writeListPath({ categoryPath: ['101'] }) },
          {
            name: locale === 'zh' ? '滚动轴承' : 'Rolling bearings',
            href: writeListPath({ categoryPath: ['101', '10101'] }),
          },
        ]}
        understood={
          note
            ? { otherMaker, notSold, notSoldInSize, shownInstead }[note][locale]
            : read
              ? understood[locale]
              : undefined
        }
        near={lost ? near : undefined}
        {...rest}
      />
    </Suspense>
  )
}

const meta = {
  component: StoryList,
  subcomponents: { List },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => keepCompared([]),
} satisfies Meta<typeof StoryList>
export default meta
type Story = StoryObj<typeof meta>

export const Category: Story = { args: { many: 24, total: 1380, pages: 23 }, tags: ['picture', 'four-modes'] }
export const Keyword: Story = { args: { filter: { ...emptyFilter, keyword: '6205' }, trail: [] } }
export const Narrowed: Story = {
  args: {
    filter: {
      ...emptyFilter,
      categoryPath: ['101', '10101'],
      brandIds: ['1'],
      attrs: [{ attrId: '1', valueIds: ['105'] }],
      ranges: [{ attrId: '1', min: 20, max: 40 }],
      minPrice: money('10'),
      inStock: true,
      sort: 'priceUp',
    },
    many: 3,
  },
  tags: ['picture'],
}
const OwnTrail = ({ trail = [] }: Pick<ListView, 'trail'>) => (
  <p data-own="trail">{trail.map(({ name }) => name).join(' › ')}</p>
)
const OwnAdvice = ({ total }: Pick<ListView, 'total'>) => (
  <p data-own="advice">
    {storyText(`${total} 件商品，专人帮您选型`, `${total} products, and a person who helps to choose`)}
  </p>
)

/** A shop's own sections: its breadcrumb, pagination above the products too, no chips, no tray, and an extra line. */
export const OwnSections: Story = {
  args: {
    many: 24,
    total: 1380,
    pages: 23,
    view: (props) => (
      <ListFrame
        shown={props}
        above={[OwnTrail]}
        filters={[ListFacets]}
        results={[ListTitle, OwnAdvice, ListPages, ListTools, ListProducts]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const own = [...canvasElement.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset }) => dataset.own)
    await expect(own).toEqual(['trail', 'advice'])
    const pages = canvas.getByRole('navigation', { name: storyText('分页', 'Pages') })
    const goods = await canvas.findByRole('list', { name: storyText('商品', 'Products') })
    await expect(pages.compareDocumentPosition(goods)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
/** Without filters the results take the full width. */
export const OwnWithoutFilters: Story = {
  args: {
    view: (props) => <ListFrame shown={props} above={[]} filters={[]} results={[ListTitle, ListProducts]} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('aside')).toBeNull()
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(title.left).toBeLessThan(60)
    const goods = await canvas.findByRole('list', { name: storyText('商品', 'Products') })
    await expect(goods.getBoundingClientRect().width).toBeGreaterThan(canvasElement.clientWidth * 0.8)
  },
}
export const Rows: Story = {
  args: { many: 6, filter: { ...emptyFilter, categoryPath: ['101', '10101'], view: 'rows' } },
  tags: ['picture'],
}
export const Table: Story = {
  args: {
    family: true,
    filter: { ...emptyFilter, categoryPath: ['101', '10101'], view: 'table', sortAttr: { attrId: '1', down: false } },
    many: 12,
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
/** Conditions read from the keyword, a corrected word and an omitted word: each is shown with a link to undo it. */
export const Understood: Story = {
  args: { filter: { ...emptyFilter, keyword: '25mm 橡胶 轴成 重载' }, trail: [], read: true },
  tags: ['picture'],
}
/** A brand that the mall does not sell: a note above equivalent parts of other brands. */
export const OtherMaker: Story = {
  args: { filter: { ...emptyFilter, keyword: 'LYC 6205' }, trail: [], note: 'otherMaker' },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /搜索说明|About this search/ })).toHaveTextContent(/LYC.*“6205”/)
  },
}
/** A product in a size that the mall does not sell: a note, and the nearest products. */
export const NotSold: Story = {
  args: { filter: { ...emptyFilter, keyword: '滑动轴承 26mm' }, trail: [], note: 'notSold' },
  tags: ['picture'],
}
/** A product that the mall does not sell, in a size that the nearest products lack: no products, and an inquiry form. */
export const NotSoldInSize: Story = {
  args: {
    many: 0,
    filter: { ...emptyFilter, keyword: 'NEMA 23 stepper motor' },
    trail: [],
    lost: true,
    note: 'notSoldInSize',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /搜索说明|About this search/ })).toHaveTextContent(
      /NEMA 23 stepper motor/,
    )
    await expect(await canvas.findByRole('button', { name: /询价|quote/ })).toBeVisible()
  },
}
/** Another maker's designation: a note names ours, which is shown instead. */
export const ShownInstead: Story = {
  args: { filter: { ...emptyFilter, keyword: '4V210-08' }, trail: [], note: 'shownInstead' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /搜索说明|About this search/ })).toHaveTextContent(/4V210-08.*2V210/)
  },
}
export const NothingFound: Story = {
  args: { many: 0, filter: { ...emptyFilter, keyword: 'XYZ 9000', brandIds: ['2'] }, trail: [], lost: true },
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /询价|quote/ })).toBeVisible()
    const form = canvasElement.querySelector('form[method="post"]')
    await expect(form).toHaveAttribute('action', '/list/pn-XYZ%209000?brand=2')
    await expect(new FormData(form as HTMLFormElement).get('remark')).toBe('XYZ 9000')
  },
}
export const NothingForFilters: Story = {
  args: { many: 0, filter: { ...emptyFilter, categoryPath: ['101', '10101'], ranges: [{ attrId: '1', min: 900 }] } },
}
export const QuoteRefused: Story = {
  args: {
    ...NothingFound.args,
    lost: false,
    outcome: {
      done: false,
      problem: { key: 'inquiryPhone' },
      fields: { userPhone: { key: 'inquiryPhone' } },
      form: { userPhone: '123', remark: 'XYZ 9000 × 20' },
    },
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /手机号|Mobile/ })
    await expect(phone).toHaveValue('123')
    await expect(phone).toBeInvalid()
  },
}
export const QuoteAsked: Story = {
  args: { ...NothingFound.args, lost: false, outcome: { done: true, data: { asked: true } } },
}
export const PastTheEnd: Story = {
  args: { many: 0, total: 75, pages: 2, filter: { ...emptyFilter, page: 9 }, trail: [] },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /第一页|最后一页|(first|last) page/ })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/list', '/list?page=2'])
  },
}
/** Ticked products gather in the tray, in every view of the list. */
export const Comparing: Story = {
  args: { many: 6 },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
    await expect(await canvas.findByRole('link', { name: /^(开始对比|Compare)$/ })).toHaveAttribute(
      'href',
      '/compare?ids=100001-1000001,100002-1000021',
    )
  },
}
/** Invalid filters are omitted with a note. */
export const FiltersLeftOut: Story = { args: { problems: ['unknownPart', 'priceRange', 'attrRange', 'longKeyword'] } }
/** On phones the filters are in a drawer. */
export const PhoneFilters: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filter: { ...emptyFilter, brandIds: ['1'] }, trail: [] },
  play: async ({ canvasElement }) => {
    const button = [...canvasElement.querySelectorAll('button')].find((one) =>
      /筛选|Filters/.test(one.textContent ?? ''),
    )
    if (!button?.checkVisibility()) return
    const drawer = canvasElement.querySelector('aside')!
    await userEvent.click(button)
    await waitFor(() => expect(drawer).toBeVisible())
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.click(document.activeElement!)
    await waitFor(() => expect(drawer).not.toBeVisible())
    await userEvent.click(button)
  },
}
export const InquiryEmpty: Story = {
  args: {
    ...NothingFound.args,
    lost: false,
    outcome: {
      done: false,
      problem: { key: 'inquiryEmpty' },
      fields: { remark: { key: 'inquiryEmpty' } },
      form: { userPhone: '13800000001', remark: '' },
    },
  },
}

export const Live: Story = {
  ...liveStory(definition, '/list'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addInquiry',
      'agreementPrices',
      'boughtProds',
      'categoryInfo',
      'hotSearch',
      'ownSearch',
      'productPoolFacets',
      'searchWithFacets',
      'suggest',
    ),
  },
}

const showsPurchases: Story['play'] = async ({ canvas }) => {
  const links = await canvas.findAllByRole('link', { name: storyText(/购买过 20/, /^Bought on 2026-05-03: 20/) })
  await expect(links).toHaveLength(2)
  await expect(links[0]).toHaveAttribute('href', '/order-detail?orderNumber=2026050309301244100')
}
/** A buyer sees on the cards when each product was bought last, with a link to the order. */
export const BoughtBefore: Story = { args: { bought: true }, play: showsPurchases }
export const BoughtBeforeInRows: Story = {
  args: { bought: true, filter: { ...emptyFilter, categoryPath: ['101', '10101'], view: 'rows' } },
  play: showsPurchases,
}
export const BoughtBeforeInTable: Story = {
  args: { bought: true, filter: { ...emptyFilter, categoryPath: ['101', '10101'], view: 'table' } },
  play: showsPurchases,
}
