import type { ComponentProps, RefObject } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useButton } from 'react-aria/useButton'
import { Icon } from '../Icon/Icon.tsx'
import { Affix } from '../internal/Affix.tsx'
import { cx } from '../internal/cx.ts'
import * as field from '../internal/Field.css.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import type { ComboBoxControlProps } from './comboBoxProps.ts'
import { ComboBoxTags } from './ComboBoxTags.tsx'
import type { useAriaComboBox } from './useAriaComboBox.tsx'
import * as styles from './ComboBox.css.ts'

type ComboBoxInputProps = Omit<ComboBoxControlProps, 'items' | 'onChoose' | 'onInput' | 'id'> &
  ReturnType<typeof useAriaComboBox> & {
    box: RefObject<HTMLDivElement | null>
    labelOf: (id: string) => string
    choose: (chosen: readonly string[]) => void
    preload: () => void
  }

/** The box around the tags of the selected items, the text input and the button that opens the list. */
export function ComboBoxInput({
  label: _label,
  required: _required,
  name: _name,
  form: _form,
  custom: _custom,
  size = 'medium',
  prefix,
  suffix,
  box,
  refs: { inputRef, buttonRef },
  labelOf,
  choose,
  preload,
  ...words
}: ComboBoxInputProps) {
  const { multiple, disabled, readOnly, chosen, aria } = words
  const { buttonProps } = useButton(aria.buttonProps, buttonRef)
  const remove = (id: string) => {
    // Moves the focus first, because the remove button disappears with its tag.
    inputRef.current?.focus()
    choose(chosen.filter((other) => other !== id))
  }
  return (
    <div
      ref={box}
      role="group"
      className={cx(field.box, field.size[size], styles.box)}
      data-disabled={disabled || undefined}
      data-invalid={aria.isInvalid || undefined}
      onPointerEnter={preload}
      onFocusCapture={preload}
    >
      <Affix>{prefix}</Affix>
      <div className={styles.words}>
        {multiple && (
          <ComboBoxTags chosen={chosen} labelOf={labelOf} onRemove={disabled || readOnly ? undefined : remove} />
        )}
        <Words {...words} inputRef={inputRef} onRemoveLast={() => choose(chosen.slice(0, -1))} />
      </div>
      <Affix>{suffix}</Affix>
      <button {...buttonProps} ref={buttonRef} className={styles.button}>
        <Icon name="chevronDown" />
      </button>
    </div>
  )
}

/** Opens the list on press but not on focus. Otherwise tabbing through a form would open every list. */
function Words({
  multiple,
  disabled: _disabled,
  readOnly,
  placeholder,
  chosen,
  aria,
  state,
  inputRef,
  ref,
  onKeyDown,
  onClick,
  onRemoveLast,
  ...more
}: Pick<ComboBoxInputProps, 'multiple' | 'chosen' | 'aria' | 'state' | 'ref'> &
  Omit<ComponentProps<'input'>, 'ref'> & { inputRef: RefObject<HTMLInputElement | null>; onRemoveLast: () => void }) {
  const own: ComponentProps<'input'> = {
    ...more,
    'aria-invalid': undefined,
    'aria-describedby': undefined,
    placeholder: chosen.length > 0 ? undefined : placeholder,
    onKeyDown(event) {
      onKeyDown?.(event)
      if (event.defaultPrevented || readOnly) return
      if (multiple && event.key === 'Backspace' && event.currentTarget.value === '' && chosen.length > 0) onRemoveLast()
    },
    onClick(event) {
      onClick?.(event)
      state.open(null, 'manual')
    },
  }
  return (
    <input
      {...mergeProps(aria.inputProps, own)}
      ref={useMergedRefs(inputRef, ref as ComponentProps<'input'>['ref'])}
      className={cx(field.control, styles.input)}
    />
  )
}
