import type { Meta, StoryObj } from '@storybook/react-vite'
import { priceSteps } from '@millwright/domain/price'
import { commentNumbers, comments } from '@millwright/fixtures/comments'
import { bearingDetail, boltDetail, pumpDetail } from '@millwright/fixtures/product'
import { products } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, within } from 'storybook/test'
import { Detail } from './Detail.tsx'
import type { DetailData } from './Detail.load.ts'
import { readRichText } from './readRichText.ts'

const cases = { bearing: bearingDetail, bolt: boltDetail, pump: pumpDetail }

function StoryDetail({ product = 'bearing', ...rest }: Omit<Partial<DetailData>, 'product'> & { product?: keyof typeof cases }) {
  const locale = useLocale()
  const detail = cases[product][locale]
  const skus = detail.skuList.map((sku) => ({ ...sku, steps: priceSteps(sku) }))
  return (
    <Detail
      product={detail} skus={skus} skuId={skus[product === 'bearing' ? 5 : 0]?.skuId} pictures={detail.imgs?.split(',').slice(0, 2) ?? [detail.pic]} description={readRichText(detail.content)}
      documents={detail.documents.map(({ name, url, kind }) => ({ name, href: `/${url}`, kind }))} freight={undefined}
      trail={[{ name: locale === 'zh' ? '轴承' : 'Bearings', href: '/list/cpid-101_st-0_p-1' }, { name: locale === 'zh' ? '滚动轴承' : 'Rolling bearings', href: '/list/cpid-101_cid-10101_st-0_p-2' }]}
      comments={product === 'bearing' ? comments[locale] : []} numbers={product === 'bearing' ? commentNumbers : undefined} kind={-1} recommended={products[locale].slice(1, 6)} {...rest}
    />
  )
}

const meta = { component: StoryDetail, subcomponents: { Detail }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof StoryDetail>
export default meta
type Story = StoryObj<typeof meta>

export const ManySizes: Story = { tags: ['picture'] }
export const OneSizeInPacks: Story = { args: { product: 'bolt' } }
export const SoldOut: Story = { args: { product: 'pump' }, tags: ['picture'] }
export const FreightKnown: Story = { args: { freight: { amount: '12.00', free: false, place: '湖南省 长沙市 岳麓区' } } }
export const FreeFreight: Story = { args: { freight: { amount: '0.00', free: true } } }
export const Bare: Story = { args: { product: 'bolt', recommended: [], trail: [] } }

/** The form carries the chosen size; the price follows the quantity. */
export const BuysWhatIsChosen: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = () => Object.fromEntries(new FormData(canvasElement.querySelector<HTMLFormElement>('form#buy')!))
    await userEvent.click(canvas.getAllByText('C4')[0]!)
    await expect(form()).toMatchObject({ prodId: '100001', skuId: '1000008', shopId: '1', count: '1' })
    const quantity = canvas.getByLabelText('数量')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '60')
    await userEvent.tab()
    await expect(canvasElement.querySelector('tr[aria-current]')?.textContent).toContain('50')
  },
}
/** Beside "open" no C4 is made: the choice is incomplete, and nothing can be bought by mistake. */
export const ChoiceIncomplete: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByText('C4')[0]!)
    await userEvent.click(canvas.getAllByText('开式')[0]!)
    await expect(canvas.getAllByRole('button', { name: '加入购物车' })[0]).toBeDisabled()
  },
}
