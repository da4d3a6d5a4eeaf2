import { Accent } from '@millwright/ui/Accent'
import { Button } from '@millwright/ui/Button'

/** `color` is the merchant's input. `shopAccent` parses it, ensures its contrast, and refuses an invalid colour. */
export function ShopCorner({ color }: { color: string }) {
  return (
    <Accent color={color}>
      <Button tone="action" href="/shop/7">
        Visit the shop
      </Button>
    </Accent>
  )
}
