import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Select } from '@millwright/ui/Select'
import { TabLinks } from '@millwright/ui/TabLinks'
import { couponsHref } from './couponsHref.ts'
import type { CouponsData } from './Coupons.load.ts'
import * as styles from './Coupons.css.ts'

/** The filter of coupons by kind and by shop. */
export function CouponsFilter({ query: { type, sid }, shops }: Pick<CouponsData, 'query' | 'shops'>) {
  const text = useText('promotions')
  const tabs = [
    { label: text('all'), to: {} },
    { label: text('money'), to: { type: '1' } },
    { label: text('rate'), to: { type: '2' } },
    { label: text('ofMall'), to: { sid: '0' } },
  ] as const
  return (
    <div className={styles.filters}>
      <TabLinks
        label={text('kinds')}
        tabs={tabs.map(({ label, to }) => ({
          href: couponsHref(to),
          label,
          current:
            couponsHref(to) === couponsHref({ type, sid: sid === '0' ? sid : undefined }) && !(sid && sid !== '0'),
        }))}
      />
      {shops.length > 0 && (
        <form method="get" action={path('coupons')} className={styles.shops}>
          {type && <input type="hidden" name="type" value={type} />}
          <Select
            key={sid}
            label={text('shop')}
            hideLabel
            name="sid"
            defaultValue={sid === '0' ? '' : (sid ?? '')}
            options={[
              { value: '', label: text('anyShop') },
              ...shops.map(({ shopId, shopName }) => ({ value: shopId, label: shopName })),
            ]}
          />
          <Button type="submit">{text('filter')}</Button>
        </form>
      )}
    </div>
  )
}
