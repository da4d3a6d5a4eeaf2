export type FormProblem = {
  /** The name of the field. Undefined if the problem concerns the whole form. */
  field?: string | undefined
  message: string
}

export type InvalidControl = {
  /** The name of the control, or its id if it has no name. */
  field: string
  label: string
  validity: ValidityState
  /** The browser's own message, in the browser's language. */
  native: string
}

/** Returns the invalid controls of a form, one per field, in page order. */
export function invalidControls(form: HTMLFormElement): InvalidControl[] {
  const found = new Map<string, InvalidControl>()
  for (const control of form.elements) {
    if (!isControl(control) || !control.willValidate || control.validity.valid) continue
    const field = fieldOf(control)
    if (found.has(field)) continue
    found.set(field, {
      field,
      label: labelOf(control),
      validity: control.validity,
      native: control.validationMessage,
    })
  }
  return [...found.values()]
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the name of a control, or its id. A consent checkbox may have no name. */
export function fieldOf(control: Control): string {
  return control.name || control.id
}

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function labelOf(control: Control): string {
  const label = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : control.labels?.[0]
  const words = label?.cloneNode(true)
  if (!(words instanceof HTMLElement))
    return control.getAttribute('aria-label') ?? control.dataset.label ?? control.name
  // The asterisk of a required field is not part of its label.
  for (const mark of words.querySelectorAll('[aria-hidden]')) mark.remove()
  return words.textContent.trim()
}
