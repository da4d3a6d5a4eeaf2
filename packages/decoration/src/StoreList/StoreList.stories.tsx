import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../internal/test/StoryPage.tsx'
import { StoreList } from './StoreList.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { StoreList },
  tags: ['new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (dataField: object) => ({ type: 'store_list', dataField })
const words = {
  title: { zh: '优选店铺', en: 'Shops we stand for' },
  subTitle: { zh: '厂家直供，资质齐全', en: 'Makers and their own dealers' },
}
const shops = ['1', '2', '3', '4', '5', '6'].map((shopId) => ({ shopId }))

export const Default: Story = { args: { content: [block({ ...words, shops: shops.slice(0, 4) })] } }
export const LongText: Story = {
  args: {
    content: [
      block({
        title: '年终集采优选店铺：厂家直营、区域总代与工程机械备件专营',
        subTitle: '资质齐全，开具增值税专用发票，支持账期结算与全国次日达配送',
        shops: ['7', '2'],
      }),
      block({
        title: 'Makers, regional agents and dealers of genuine spares for the end of the year',
        subTitle: 'Licensed, with VAT invoices, on account and next day',
        shops: ['7', '1', '3'],
      }),
    ],
  },
}
/** Every shop has closed, so the block renders nothing. The editor's preview shows the reason. */
export const AllShopsClosed: Story = { args: { preview: true, content: [block({ ...words, shops: ['998', '999'] })] } }
export const SingleShop: Story = { args: { content: [block({ ...words, shops: ['2', '999'] })] } }
export const RightToLeft: Story = { args: Default.args, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['a[href="/shopIndex?sid=2"]'], focusVisible: ['a[href="/shopIndex?sid=3"]'] } },
  args: {
    content: [
      block({ ...words, shops: [...shops, '7'] }),
      block({
        title: '',
        showSubTitle: 0,
        subTitle: words.subTitle,
        shops: ['5', '6'],
        bgColor: '#12314f',
        titleColor: '#ffffff',
        titleSize: 28,
        marginTop: 40,
        marginBottom: 0,
      }),
      block({ ...words, shops: ['4'], bgColor: '#fff3c4', titleColor: '#ffe680' }),
    ],
  },
}
