import { islandsOf } from '@millwright/decoration/islandsOf'
import { readDecoration } from '@millwright/decoration/read'
import { SsrDecoration } from '@millwright/decoration/SsrDecoration'
import { products } from '../decorated/products.ts'

const both = (zh: string, en: string) => ({ zh, en })

/** The page in parts. The lower parts hydrate when they become visible. */
export default function Page() {
  const { document } = readDecoration([
    { type: 'floor_title', dataField: { title: both('常备件', 'Kept in stock') } },
    { type: 'goods_list', dataField: { columns: 4, goods: ['1', '2', '3', '4'] } },
    {
      type: 'goods_module7',
      dataField: {
        title: both('货架', 'Shelves'),
        tabs: [
          { name: both('一', 'First'), goods: ['1'] },
          { name: both('二', 'Second'), goods: ['2'] },
        ],
      },
    },
  ])
  const data = { products: Object.fromEntries(products.map((one) => [one.prodId, one])), now: 0 }
  return <SsrDecoration parts={islandsOf(document, data)} now={data.now} locale="en" />
}
