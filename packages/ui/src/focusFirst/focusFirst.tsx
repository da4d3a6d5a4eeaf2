/**
 * Leads to the first field of a form, as they stand on the page, whose name is among those given: for libraries that
 * know what is wrong, in an order of their own. Fields of several parts hand the focus on to what can be worked.
 */
export function focusFirst(form: HTMLFormElement, names: Iterable<string>): void {
  const wrong = new Set(names)
  for (const control of form.elements)
    if (control.matches(':not([type=hidden])') && wrong.has(control.getAttribute('name') ?? ''))
      return (control as HTMLElement).focus()
}
