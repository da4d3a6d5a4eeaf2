import { useRef } from 'react'
import type { CartItem } from '@millwright/contract/cart/entities'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Select } from '@millwright/ui/Select'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { cartPath } from '../internal/ownPaths.ts'
import { useFormHandler } from '../internal/useFormHandler.ts'
import * as styles from './CartLine.css.ts'

/** A select for the threshold discount of the line: the best discount, a specific discount, or no discount. */
export function CartLineDiscount({
  item: { basketId, discountId = '', discounts },
  title,
  onDiscount,
}: {
  item: CartItem
  title: string
  onDiscount: CommerceHandlers['chooseDiscount'] | undefined
}) {
  const text = useText('cart')
  const { cart = cartPath() } = usePaths()
  const choose = useFormHandler('chooseDiscount', onDiscount, (data) => ({
    basketId,
    discountId: String(data.get('discountId')),
  }))
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      method="post"
      action={cart}
      data-enhance="stay"
      className={styles.discount}
      ref={form}
      key={discountId}
      onSubmit={choose}
    >
      <input type="hidden" name="intent" value="discount" />
      <input type="hidden" name="basketId" value={basketId} />
      <Select
        name="discountId"
        label={text('discountOf', { name: title })}
        hideLabel
        size="small"
        defaultValue={discountId}
        onChange={() => form.current?.requestSubmit()}
        options={[
          { value: '', label: text('discountBest') },
          ...discounts.map((one) => ({
            value: one.discountId,
            label: text('discountNamed', { name: one.discountName }),
          })),
          { value: '0', label: text('discountNone') },
        ]}
      />
      <div className={styles.update}>
        <Button type="submit" size="small">
          {text('update')}
        </Button>
      </div>
    </form>
  )
}
