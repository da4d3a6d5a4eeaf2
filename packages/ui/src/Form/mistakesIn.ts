export type FormProblem = {
  /** The name of the field; none where it is about the whole form. */
  field?: string | undefined
  /** What is wrong and how to mend it. */
  message: string
}

/** A control that the browser finds wrong. */
export type Mistake = {
  /** Its name, or its id where it has none. */
  field: string
  /** What people know it as. */
  label: string
  /** What the browser finds wrong with it. */
  validity: ValidityState
  /** What it says by itself, in the language of the browser. */
  native: string
}

/** What the browser finds wrong in a form, each field once, in the order of the page. */
export function mistakesIn(form: HTMLFormElement): Mistake[] {
  const found = new Map<string, Mistake>()
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

/** Under what a control is known: what is only to be agreed to may have no name. */
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
  if (!(words instanceof HTMLElement)) return control.getAttribute('aria-label') ?? control.name
  // The asterisk of what is required is no part of its name.
  for (const mark of words.querySelectorAll('[aria-hidden]')) mark.remove()
  return words.textContent.trim()
}
