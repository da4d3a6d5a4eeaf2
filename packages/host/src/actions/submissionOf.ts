export type Submission = {
  form: HTMLFormElement
  method: 'get' | 'post'
  /** A path with its query. */
  action: string
  data: FormData
  encType: 'application/x-www-form-urlencoded' | 'multipart/form-data'
  /** In the background, or as a navigation. */
  stay: boolean
  /** Nobody waits for it and nothing that is shown depends on it. */
  quiet: boolean
  button: HTMLElement | null
}

/**
 * What a form submits, read from its attributes (fields may be named `action`); `undefined` where the browser is to do
 * it.
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
