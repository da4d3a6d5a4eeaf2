import { unitOf } from '@millwright/domain/product/unitOf'
import { useLocale, useText } from '@millwright/i18n/Texts'

type SoldBy = { minOrderQty: number; packQty: number; unit: string | undefined }

/** Returns the minimum and pack notes of a SKU. A pack that equals the minimum is noted once. */
export function useQuantityNotes({ minOrderQty, packQty, unit }: SoldBy): string[] {
  const text = useText('commerce')
  const locale = useLocale()
  const say = (key: 'quantityMin' | 'quantityPack', count: number) =>
    text(key, { count, unit: unitOf(locale, count, unit ?? text('unitDefault')) })
  return [
    ...(minOrderQty > 1 && minOrderQty !== packQty ? [say('quantityMin', minOrderQty)] : []),
    ...(packQty > 1 ? [say('quantityPack', packQty)] : []),
  ]
}
