import type { Ref } from 'react'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/**
 * The hidden input that submits the value of a composite field. Focus on it moves to the real control (`control` is the
 * id of the control or its container). An empty required value is invalid, and the form's message or the field's own
 * (`onMissing`) reports it.
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
      aria-label={label}
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
