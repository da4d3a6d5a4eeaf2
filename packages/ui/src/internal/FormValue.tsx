import type { Ref } from 'react'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/**
 * What a field of several parts sends under its name. Nobody sees it or comes upon it, but it is the form's as any
 * other: links to the field lead on to what can be worked (`control` is its id, or the id of what holds it), and empty
 * where something is required it is refused, by the form's own words or else by the field's (`onMissing`).
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
