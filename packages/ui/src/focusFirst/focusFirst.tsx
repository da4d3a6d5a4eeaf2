/**
 * Focuses the first field of a form, in page order, whose name is among the given names. Use it with validation
 * libraries that report errors in their own order. Composite fields pass the focus on to their control.
 */
export function focusFirst(form: HTMLFormElement, names: Iterable<string>): void {
  const wrong = new Set(names)
  for (const control of form.elements)
    if (control.matches(':not([type=hidden])') && wrong.has(control.getAttribute('name') ?? ''))
      return (control as HTMLElement).focus()
}
