import { Decoration } from '@millwright/decoration/Decoration'
import { readDecoration } from '@millwright/decoration/read'
import { products } from '../products.ts'

const list = { type: 'goods_list', dataField: { columns: 4, goods: ['1', '2', '3', '4'] } }

/** Content beyond the size that a server streams inside one `Suspense` boundary. */
export default function Page() {
  const { document } = readDecoration([list, list, list, list, list, list])
  const goods = Object.fromEntries(products.map((one) => [one.prodId, one]))
  return <Decoration document={document} locale="en" inPlace data={{ products: goods, now: 0 }} />
}
