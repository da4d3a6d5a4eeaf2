import { useState } from 'react'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { readQuantity } from '@millwright/domain/account/validation'
import { useText } from '@millwright/i18n/Texts'
import { NumberField } from '@millwright/ui/NumberField'
import type { RootProps } from '@millwright/ui/open'

export type QuantityStepperProps = RootProps<HTMLInputElement> & {
  /** The form field name. */
  name: string
  /** The quantity (controlled). */
  value?: number | undefined
  /** The initial quantity (uncontrolled). */
  defaultValue?: number | undefined
  /** The minimum order quantity. */
  min?: number | undefined
  /** The pack size. Only whole packs are sold. */
  pack?: number | undefined
  /** The stock. -1 means unlimited. */
  stocks?: number | undefined
  /** The label of the field. */
  label: string
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** The size of the field. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Called when the quantity changes, only with quantities that can be ordered. */
  onChange?: ((change: { quantity: number }) => void) | undefined
  /** The id of the form this control belongs to, if it is outside the form element. */
  form?: string | undefined
  /** The server's error. Shown until the next change. */
  error?: string | undefined
  /** Whether the field is disabled. */
  disabled?: boolean | undefined
}

/**
 * A quantity field, in steps of the pack size, between the minimum order quantity and the stock. It corrects an invalid
 * number and states the reason.
 *
 * When: a buyer enters an order quantity, limited by a minimum, a pack size and the stock. Instead: `NumberField` of ui
 * for other numbers.
 *
 * Keys: `Tab` reaches the buttons and the field; digits type, `ArrowUp` and `ArrowDown` step by a pack, `Enter` or
 * leaving the field corrects an invalid number.
 */
export function QuantityStepper({
  value,
  defaultValue,
  min = 1,
  pack = 1,
  stocks = -1,
  onChange,
  error,
  size,
  ...field
}: QuantityStepperProps) {
  const text = useText('errors')
  const [problem, setProblem] = useState<string>()
  const first = Math.ceil(min / pack) * pack
  const most = stocks < 0 ? QUANTITY_LIMIT : stocks
  return (
    <NumberField
      {...field}
      size={size}
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? first) : undefined}
      min={first}
      max={Math.floor(most / pack) * pack || undefined}
      step={pack}
      error={problem ?? error}
      onChange={(change) => {
        setProblem(undefined)
        onChange?.({ quantity: change.value })
      }}
      onCorrect={({ typed }) => {
        const reading = readQuantity(typed, { minOrderQty: first, packQty: pack, stocks })
        if ('problem' in reading) setProblem(text(reading.problem, { bound: reading.bound }))
      }}
    />
  )
}
