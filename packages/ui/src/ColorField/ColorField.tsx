import { useId, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useMissing } from '../internal/useMissing.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useScripted } from '../useScripted/useScripted.tsx'
import { ColorBox } from './ColorBox.tsx'
import type { ColorFieldProps, ColorSwatch } from './colorFieldProps.ts'
import { colorMessages } from './colorMessages.ts'
import { contrastWith } from './contrastWith.ts'
import { hexIn } from './hexIn.ts'
import { useColor } from './useColor.ts'
import * as styles from './ColorField.css.ts'

export type { ColorFieldProps, ColorSwatch }

/**
 * A field for a colour: typed, picked with the browser's colour input, or one of some swatches. It says the contrast
 * with a given ground. Before scripts load the colour is typed.
 *
 * When: a merchant chooses the colour of a shop or a banner. Instead: `RadioGroup` for the colours of a product.
 *
 * Keys: `Tab` reaches the colour input, the text and the swatches; `Enter` or `Space` opens the colour input or chooses
 * a swatch.
 */
export function ColorField({
  hideLabel,
  hint,
  error,
  id,
  className,
  style,
  value,
  defaultValue,
  onChange,
  swatches = [],
  ground,
  ref,
  ...box
}: ColorFieldProps) {
  const { label, name, required, disabled, readOnly, form } = box
  const say = useMessages(colorMessages)
  const input = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(input, ref)
  const refuse = (text: string) =>
    text.trim() === '' || hexIn(text) !== undefined || disabled || readOnly ? undefined : say('notAColor')
  const color = useColor({ value, defaultValue, onChange, refuse }, input)
  const [missing, onMissing] = useMissing(label, color.value === '')
  const noteId = useId()
  const scripted = useScripted()
  const described = cx(box['aria-describedby'], ground !== undefined && noteId) || undefined
  const ids = useFieldIds(
    { id, name, hint, error: error ?? color.shownError ?? missing },
    { ...box, 'aria-describedby': described },
  )
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <ColorBox {...box} ref={both} ids={ids} color={color} />
      {scripted && (
        <>
          <Swatches {...{ label, swatches, color }} disabled={disabled || readOnly} />
          <FormValue
            {...{ label, name, form, disabled, required }}
            ref={(node) => node?.setCustomValidity(color.error ?? '')}
            control={ids.id}
            value={color.value}
            onMissing={() => {
              color.show()
              onMissing()
            }}
          />
        </>
      )}
      {ground !== undefined && <Contrast id={noteId} color={color.color} ground={ground} />}
    </Field>
  )
}

function Swatches({
  label,
  swatches,
  color,
  disabled,
}: {
  label: string
  swatches: readonly ColorSwatch[]
  color: ReturnType<typeof useColor>
  disabled: boolean | undefined
}) {
  if (swatches.length === 0) return null
  return (
    <div role="group" aria-label={label} className={styles.swatches}>
      {swatches.map((swatch) => (
        <button
          key={swatch.value}
          type="button"
          className={styles.swatch}
          style={{ background: swatch.value }}
          title={swatch.label}
          aria-label={swatch.label}
          aria-pressed={hexIn(swatch.value) === color.color}
          disabled={disabled}
          onClick={() => color.settle(swatch.value)}
        />
      ))}
    </div>
  )
}

/** Says the contrast of a colour with its ground. */
function Contrast({ id, color, ground }: { id: string; color: string | undefined; ground: string }) {
  const say = useMessages(colorMessages)
  const found = color === undefined ? undefined : contrastWith(color, ground)
  return (
    <p id={id} role="status" className={styles.contrast}>
      {found && (
        <>
          <span className={styles.sample} style={{ color, background: ground }} />
          {say(found.key, { ratio: found.ratio })}
        </>
      )}
    </p>
  )
}
