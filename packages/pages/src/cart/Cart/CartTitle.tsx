import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import type { CartView } from './CartFrame.tsx'
import * as styles from './Cart.css.ts'

/** The heading, the number of lines and the actions on all of them. Reads `lines`. */
export function CartTitle({ lines }: Pick<CartView, 'lines'>) {
  const text = useText('cart')
  return (
    <div className={styles.title}>
      <Heading level={1} size={22}>
        {text('title')}
      </Heading>
      {lines.length > 0 && <Text tone="muted">{text('lines', { count: lines.length })}</Text>}
      <Button href={path('cart', { import: 1 })} icon="plus" size="small" tone="quiet">
        {text('importOpen')}
      </Button>
      {hasScreen(path('quick-order')) && (
        <Button href={path('quick-order')} icon="table" size="small" tone="quiet">
          {text('quickOrder')}
        </Button>
      )}
      {lines.length > 0 && hasScreen(path('uc-order-lists')) && (
        <Button href={path('uc-order-lists', { new: 'cart' })} icon="rows" size="small" tone="quiet">
          {text('saveAsList')}
        </Button>
      )}
      {lines.length > 0 && hasScreen(path('inquiry')) && (
        <Button href={path('inquiry', { cart: 1 })} icon="inquiry" size="small" tone="quiet">
          {text('quoteThese')}
        </Button>
      )}
    </div>
  )
}
