import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './Detail.css.ts'

/** The category breadcrumb. Reads `trail`, `product` and `sku`. */
export function DetailTrail({ trail, product, sku }: Pick<DetailView, 'trail' | 'product' | 'sku'>) {
  const text = useText('detail')
  return (
    <div className={styles.trail}>
      <Breadcrumb
        items={[
          { label: text('home'), href: path('home') },
          { label: text('allProducts'), href: path('list') },
          ...trail.map(({ name, href }) => ({ label: name, href })),
          { label: sku?.partyCode ?? product.partyCode ?? product.prodName },
        ]}
      />
    </div>
  )
}
