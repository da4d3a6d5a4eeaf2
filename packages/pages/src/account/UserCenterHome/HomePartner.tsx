import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import { hasScreen } from '../../hasScreen.ts'
import { HomeSection } from './HomeSection.tsx'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

/** The buyer's own open shop and distributor card. Renders nothing without either. Reads `shop` and `distributor`. */
export function HomePartner({ shop, distributor }: Pick<UserCenterHomeData, 'shop' | 'distributor'>) {
  const text = useText('centerHome')
  const open = shop.state === 'open' && shop.shopId
  const shares = distributor && hasScreen(path('subcommission'))
  if (!open && !shares) return null
  return (
    <HomeSection title={text('partner')}>
      <ul className={styles.partners}>
        {open && (
          <li className={styles.partner}>
            <span className={styles.stepWords}>
              <span className={styles.stepName}>{text('ownShop')}</span>
              <span className={styles.muted}>{text('shopOpen')}</span>
            </span>
            <span className={styles.partnerActs}>
              <Button href={path('shopIndex', { sid: shop.shopId! })} size="small">
                {text('visitShop')}
              </Button>
              {shop.merchantUrl ? (
                <Button href={shop.merchantUrl} size="small">
                  {text('sellerConsole')}
                </Button>
              ) : (
                hasScreen(path('uc-shopaccount')) && (
                  <Button href={path('uc-shopaccount')} size="small">
                    {text('shopAccount')}
                  </Button>
                )
              )}
            </span>
          </li>
        )}
        {shares && (
          <li className={styles.partner}>
            <span className={styles.stepWords}>
              <span className={styles.stepName}>{text('distributor')}</span>
              <span className={styles.muted}>
                {text('cardNo')} <CopyNumber value={distributor.cardNo} name={text('cardNo')} />
              </span>
            </span>
            {distributor.settled !== undefined && (
              <span className={styles.partnerSum}>
                <Money amount={distributor.settled} size={16} tone="ink" />
                <span className={styles.muted}>{text('settled')}</span>
              </span>
            )}
            <span className={styles.partnerActs}>
              <Button href={path('subcommission')} size="small">
                {text('commission')}
              </Button>
            </span>
          </li>
        )}
      </ul>
    </HomeSection>
  )
}
