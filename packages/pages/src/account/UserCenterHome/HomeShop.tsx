import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { hasScreen } from '../../hasScreen.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

const shopTexts = {
  inReview: { tone: 'info', title: 'shopInReview', hint: 'shopInReviewHint' },
  refused: { tone: 'bad', title: 'shopRefused', hint: 'shopRefusedHint' },
  offline: { tone: 'warn', title: 'shopOffline', hint: 'shopOfflineHint' },
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
        action={hasScreen(path('uc-freeshop')) && <Button href={path('uc-freeshop')}>{text('toApplication')}</Button>}
      >
        {text(warning.hint)}
      </Alert>
    )
  )
}
