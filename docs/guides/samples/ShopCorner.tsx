import { Accent } from '@millwright/ui/Accent'
import { Button } from '@millwright/ui/Button'

/** `color` is what the merchant typed: `shopAccent` reads it, holds its contrast, and refuses what is no colour. */
export function ShopCorner({ color }: { color: string }) {
  return (
    <Accent color={color}>
      <Button tone="action" href="/shop/7">
        Visit the shop
      </Button>
    </Accent>
  )
}
