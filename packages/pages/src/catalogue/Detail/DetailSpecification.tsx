import { SpecTable } from '@millwright/commerce/SpecTable'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { weightText } from '@millwright/domain/product/weight'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './Detail.css.ts'

/** The parameters of the product and the selected SKU, and other makers' designations. Reads `product` and `sku`. */
export const DetailSpecification = headedSection<Pick<DetailView, 'product' | 'sku'>>({
  id: 'specification',
  reads: ['product', 'sku'],
  Title: () => useText('detail')('specification'),
  Content: Specification,
})

function Specification({ product: { prodParameterList, crossRefs }, sku }: Pick<DetailView, 'product' | 'sku'>) {
  const text = useText('detail')
  const own = sku
    ? [
        ...(sku.partyCode ? [{ parameterKey: text('model'), parameterValue: sku.partyCode }] : []),
        ...readProperties(sku.properties).map(({ name, value }) => ({
          parameterKey: name || text('options'),
          parameterValue: value,
        })),
        ...(sku.weight ? [{ parameterKey: text('weight'), parameterValue: weightText(sku.weight) }] : []),
      ]
    : []
  const said = new Set(own.map(({ parameterKey }) => parameterKey))
  const parameters = [...own, ...prodParameterList.filter(({ parameterKey }) => !said.has(parameterKey))]
  return (
    <>
      {parameters.length > 0 ? (
        <SpecTable parameters={parameters} />
      ) : (
        <p className={styles.none}>{text('specificationEmpty')}</p>
      )}
      {crossRefs.length > 0 && (
        <div className={styles.refs}>
          <h3 className={styles.refsHead}>{text('crossRefs')}</h3>
          <p className={styles.refsHint}>{text('crossRefsHint')}</p>
          <ul className={styles.chips}>
            {crossRefs.map(({ brand, code }) => (
              <li key={brand + code}>
                <a href={writeListPath({ keyword: code })} className={styles.chip} rel="nofollow">
                  <span className={styles.refBrand}>{brand}</span> {code}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
