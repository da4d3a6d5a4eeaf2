import { useText } from '@millwright/i18n/Texts'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ShopIndexView } from './ShopIndexFrame.tsx'
import * as styles from './ShopIndex.css.ts'

type ShopClassesProps = Pick<ShopIndexView, 'address' | 'trail' | 'classes' | 'to'>

/** The shop's own categories with their product counts. Reads `address`, `trail`, `classes` and `to`. */
export function ShopClasses({ address, trail, classes, to }: ShopClassesProps) {
  const text = useText('shop')
  const { categoryId } = address
  const whole = classes.some((one) => one.categoryId === categoryId) ? trail.at(-2)?.categoryId : categoryId
  return (
    classes.length > 0 && (
      <TabLinks
        className={styles.classes}
        label={text('classes')}
        look="pill"
        tabs={[
          { href: to({ categoryId: whole }), label: text('everything'), current: categoryId === whole },
          ...classes.map(({ categoryId: id, name, count }) => ({
            href: to({ categoryId: id }),
            label: count ? `${name} ${count}` : name,
            current: id === categoryId,
          })),
        ]}
      />
    )
  )
}
