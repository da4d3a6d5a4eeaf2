import { useState } from 'react'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { readQuantity } from '@millwright/domain/account/validation'
import { useText } from '@millwright/i18n/Texts'
import { NumberField } from '@millwright/ui/NumberField'
import type { RootProps } from '@millwright/ui/open'

export type QuantityStepperProps = RootProps<HTMLInputElement> & {
  /** The form field name. */
  name: string
  /** What it holds, where the caller keeps it. */
  value?: number | undefined
  /** What it holds at first, where nobody else keeps it. */
  defaultValue?: number | undefined
  /** The smallest order. */
  min?: number | undefined
  /** Only whole packs of so many are sold. */
  pack?: number | undefined
  /** -1 means unlimited. */
  stocks?: number | undefined
  /** The accessible name of the menu. */
  label: string
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** The size of the buttons. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Called with a quantity that may be ordered; never with one that may not. */
  onChange?: ((change: { quantity: number }) => void) | undefined
  /** The id of the form this control belongs to, if it is outside the form element. */
  form?: string | undefined
  /** The server's word on it; it stands until the next change. */
  error?: string | undefined
  /** Whether the checkbox is disabled. */
  disabled?: boolean | undefined
}

/**
 * How many, in steps of the pack, between the smallest order and the stock. A number that cannot be is put right, and
 * why is said.
 *
 * When: a quantity is ordered, with its minimum, its pack and the stock. Instead: `NumberField` of ui for other
 * numbers.
 *
 * Keys: `Tab` reaches the buttons and the field; digits type, `ArrowUp` and `ArrowDown` go by a pack, `Enter` or
 * leaving puts right what cannot be.
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
