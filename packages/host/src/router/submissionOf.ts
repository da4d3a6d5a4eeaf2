export type Submission = {
  form: HTMLFormElement
  method: 'get' | 'post'
  /** The path with its query. */
  action: string
  data: FormData
  encType: 'application/x-www-form-urlencoded' | 'multipart/form-data'
  /** Whether the form is posted in the background and not as a navigation. */
  stay: boolean
  /** Whether the result is ignored. Nothing on the page depends on a quiet submission. */
  quiet: boolean
  button: HTMLElement | null
}

/**
 * Reads a submission from the form's attributes, since fields may be named `action`. Returns `undefined` if the
 * browser should submit the form.
 */
export function submissionOf(event: SubmitEvent): Submission | undefined {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.enhance === 'none') return undefined
  const button = event.submitter instanceof HTMLElement ? event.submitter : null
  const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name)

  const target = attribute('target')
  const method = (attribute('method') ?? 'get').toLowerCase()
  const url = new URL(attribute('action') || window.location.href, window.location.href)
  if (
    (target && target !== '_self') ||
    (method !== 'get' && method !== 'post') ||
    url.origin !== window.location.origin
  )
    return undefined

  const data = new FormData(form, button)
  if (method === 'get')
    url.search = String(
      new URLSearchParams([...data].filter((field): field is [string, string] => typeof field[1] === 'string')),
    )
  const encType =
    attribute('enctype') === 'multipart/form-data' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  return {
    form,
    method,
    action: url.pathname + url.search,
    data,
    encType,
    stay: method === 'post' && form.dataset.enhance === 'stay',
    quiet: form.dataset.quiet !== undefined,
    button,
  }
}
