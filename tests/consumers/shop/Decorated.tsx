import type { CardProduct } from '@millwright/commerce/ProductCard'
import { Decoration } from '@millwright/decoration/Decoration'
import { planData } from '@millwright/decoration/planData'
import { readDecoration } from '@millwright/decoration/read'
import { en } from '@millwright/i18n/namespaces/decoration'
import { PlainTexts } from '@millwright/i18n/PlainTexts'

export function Decorated({
  content,
  now,
  productsOf,
}: {
  content: string
  now: number
  productsOf: (prodIds: string[]) => CardProduct[]
}) {
  const { document, diagnostics } = readDecoration(content)
  const products = productsOf(planData(document).prodIds)
  return (
    <PlainTexts locale="en" resources={{ decoration: en }}>
      {diagnostics.map(({ path, message }) => (
        <p key={path}>
          {path}: {message.en}
        </p>
      ))}
      <Decoration
        document={document}
        locale="en"
        data={{ products: Object.fromEntries(products.map((one) => [one.prodId, one])), now }}
      />
    </PlainTexts>
  )
}
