import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'

export type RebuyLineProps = {
  orderNumber: string
  /** The line. Without an id the line cannot be bought again. */
  item: { orderItemId?: string | undefined; prodName: string; partyCode?: string | undefined }
}

/** The button that puts one order line into the cart again. */
export function RebuyLine({ orderNumber, item: { orderItemId, partyCode, prodName } }: RebuyLineProps) {
  const text = useText('order')
  if (!orderItemId) return null
  return (
    <form method="post" action={path('order-detail', { orderNumber })}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="orderItemId" value={orderItemId} />
      <Button
        type="submit"
        name="intent"
        value="rebuy"
        size="small"
        tone="quiet"
        label={text('rebuyOf', { name: partyCode ?? prodName })}
      >
        {text('rebuy')}
      </Button>
    </form>
  )
}
