import { Decoration } from '@millwright/decoration/Decoration'
import { planData } from '@millwright/decoration/planData'
import { readDecoration } from '@millwright/decoration/read'
import { products } from './products.ts'
import { machine } from './machine.ts'
import { registry } from './registry.tsx'

const content = [
  { type: 'floor_title', dataField: { title: { zh: '常备件', en: 'Kept in stock' } } },
  { type: 'goods_list', dataField: { columns: 4, goods: ['1', '2', '3', '4'] } },
  { type: 'machine', dataField: { name: { zh: '磨床', en: 'Grinder' }, year: 2019 } },
]

/** Reads the page on the server. Both sides can render it. A cached page reads the clock once. */
export default async function Page() {
  'use cache'
  const blocks = { machine }
  const { document } = readDecoration(content, { blocks })
  const { prodIds } = planData(document, { blocks })
  const now = Date.now() // oxlint-disable-line react/purity -- read once per cached page
  const goods = products.filter(({ prodId }) => prodIds.includes(prodId))
  return (
    <Decoration
      document={document}
      registry={registry}
      locale="en"
      inPlace
      data={{ products: Object.fromEntries(goods.map((one) => [one.prodId, one])), now }}
    />
  )
}
