import { redirectToNextStep, loginPath } from '../../loader.ts'
import type { LoaderContext, Steps } from '../../loader.ts'

/**
 * Keeps a visitor's form, sealed, and redirects to sign in and back. Does nothing for a buyer. Only short texts of the
 * named fields are kept and no files, since the form must fit a cookie.
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

/** Returns the input that a flow's form had before sign-in. */
export function savedFormInput(steps: Steps | undefined, flow: string): Readonly<Record<string, string>> | undefined {
  if (steps?.flow !== flow) return undefined
  const { flow: _, ...words } = steps
  return words
}
