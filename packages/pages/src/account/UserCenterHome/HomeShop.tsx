import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { hasScreen } from '../../hasScreen.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

const shopTexts = {
  inReview: { tone: 'info', title: 'shopInReview', hint: 'shopInReviewHint', to: 'uc-freeshop' },
  refused: { tone: 'bad', title: 'shopRefused', hint: 'shopRefusedHint', to: 'uc-freeshop' },
  offline: { tone: 'warn', title: 'shopOffline', hint: 'shopOfflineHint', to: 'uc-shopaccount' },
} as const

/** A warning on the state of the buyer's own shop, if it needs action. Reads `shop`. */
export function HomeShop({ shop }: Pick<UserCenterHomeData, 'shop'>) {
  const text = useText('centerHome')
  const warning = shop.state === 'none' || shop.state === 'open' ? undefined : shopTexts[shop.state]
  return (
    warning && (
      <Alert
        tone={warning.tone}
        title={text(warning.title)}
        action={
          hasScreen(path(warning.to)) && (
            <Button href={path(warning.to)}>
              {text(warning.to === 'uc-shopaccount' ? 'toShopAccount' : 'toApplication')}
            </Button>
          )
        }
      >
        {text(warning.hint)}
      </Alert>
    )
  )
}
