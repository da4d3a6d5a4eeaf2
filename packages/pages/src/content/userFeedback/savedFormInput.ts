import { redirectToNextStep, loginPath } from '../../loader.ts'
import type { LoaderContext, Steps } from '../../loader.ts'

/**
 * Saves the named text fields of a visitor's form in the sealed steps, and redirects to sign in and back. Does nothing
 * for a signed-in buyer. Texts are cut at 500 characters and files are omitted, since the steps must fit a cookie.
 */
export async function saveFormAndLogin(
  { user }: LoaderContext,
  { flow, back, form, names }: { flow: string; back: string; form: FormData; names: readonly string[] },
): Promise<void> {
  if (await user) return
  const words = names.flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' && value ? [[name, value.slice(0, 500)] as const] : []
  })
  redirectToNextStep(loginPath(back), { steps: { ...Object.fromEntries(words), flow } })
}

/** Returns the form input that a flow saved before sign-in. */
export function savedFormInput(steps: Steps | undefined, flow: string): Readonly<Record<string, string>> | undefined {
  if (steps?.flow !== flow) return undefined
  const { flow: _, ...words } = steps
  return words
}
