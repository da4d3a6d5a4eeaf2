import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import type { CartView } from './CartFrame.tsx'

/** The empty state of the cart, with a link to the products. Reads `lines` and `gone`. */
export function CartEmpty({ lines, gone }: Pick<CartView, 'lines' | 'gone'>) {
  const text = useText('cart')
  return (
    lines.length + gone.length === 0 && (
      <Panel>
        <Empty
          drawing="cart"
          title={text('emptyTitle')}
          action={
            <Button href={path('list')} tone="action">
              {text('emptyAction')}
            </Button>
          }
        >
          {text('empty')}
        </Empty>
      </Panel>
    )
  )
}
