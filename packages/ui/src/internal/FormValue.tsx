import type { Ref } from 'react'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/**
 * The hidden input that submits the value of a composite field. Focus on the input moves to the visible control
 * (`control` is the id of the control or its container). If a required value is empty, the enclosing `Form` shows the
 * error; without a `Form`, `onMissing` is called, and the field shows its own error.
 */
export function FormValue({
  control,
  label,
  name,
  form,
  value,
  disabled,
  required,
  onMissing,
  ref,
}: {
  ref?: Ref<HTMLInputElement> | undefined
  control: string
  label: string
  name: string | undefined
  form: string | undefined
  value: string
  disabled: boolean | undefined
  required: boolean | undefined
  onMissing: () => void
}) {
  const goOn = () => {
    const held = document.getElementById(control)
    const [first] = held?.matches(workable) ? [held] : (held?.querySelectorAll<HTMLElement>(workable) ?? [])
    first?.focus()
  }
  return (
    <input
      ref={ref}
      className={hidden}
      tabIndex={-1}
      aria-hidden
      // Not as its accessible name: the field has that name already.
      data-label={label}
      autoComplete="off"
      name={name}
      form={form}
      value={value}
      disabled={disabled}
      required={required}
      onChange={() => undefined}
      onFocus={goOn}
      onInvalid={(event) => {
        if (event.isDefaultPrevented()) return
        event.preventDefault()
        onMissing()
        goOn()
      }}
    />
  )
}

const workable = 'button, input, [tabindex="0"], [role="spinbutton"]'
