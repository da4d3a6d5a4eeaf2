import { cx } from '../internal/cx.ts'
import type { FieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { onLeave } from '../internal/onLeave.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useScripted } from '../useScripted/useScripted.tsx'
import type { ColorFieldProps } from './colorFieldProps.ts'
import { colorMessages } from './colorMessages.ts'
import type { useColor } from './useColor.ts'
import * as styles from './ColorField.css.ts'

type ColorBoxProps = Omit<ColorFieldProps, 'id' | 'value' | 'swatches' | 'ground'> & {
  ids: FieldIds
  color: ReturnType<typeof useColor>
}

/** The browser's colour input and the typed code. */
export function ColorBox({
  label,
  required,
  name,
  size = 'medium',
  disabled,
  readOnly,
  form,
  onBlur,
  onKeyDown,
  ids,
  color,
  ...more
}: ColorBoxProps) {
  const say = useMessages(colorMessages)
  // Before scripts load the text itself is submitted, and the colour input could not change it.
  const scripted = useScripted()
  return (
    <div className={cx(field.box, field.size[size], styles.box)} onBlur={onLeave(onBlur)}>
      {readOnly && <span className={styles.picker} style={{ background: color.color }} />}
      {scripted && !readOnly && (
        <input
          type="color"
          className={styles.picker}
          aria-label={say('pickColor', { label })}
          value={color.color ?? '#000000'}
          data-empty={color.color === undefined || undefined}
          disabled={disabled}
          onChange={(event) => color.settle(event.currentTarget.value)}
        />
      )}
      <input
        autoComplete="off"
        spellCheck={false}
        {...more}
        id={ids.id}
        type="text"
        className={cx(field.control, styles.input)}
        name={scripted ? undefined : name}
        pattern={scripted ? undefined : '#[0-9a-fA-F]{6}'}
        form={form}
        value={color.text}
        disabled={disabled}
        readOnly={readOnly}
        required={!scripted && required}
        aria-required={required}
        aria-invalid={ids.invalid}
        aria-describedby={ids.describedBy}
        onChange={(event) => color.type(event.currentTarget.value)}
        onBlur={() => color.leave()}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented && event.key === 'Enter' && !event.nativeEvent.isComposing) color.leave()
        }}
      />
    </div>
  )
}
