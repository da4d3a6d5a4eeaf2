import { redirectToNextStep, loginPath } from '../../loader.ts'
import type { LoaderContext, Steps } from '../../loader.ts'

/**
 * A visitor's form waits, sealed, until he or she has logged in and comes back to it; for a buyer nothing happens. What
 * is kept fits a cookie: the names' texts and no files.
 */
export async function loginFirst(
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

/** What this flow's form had before the login. */
export function keptWords(steps: Steps | undefined, flow: string): Readonly<Record<string, string>> | undefined {
  if (steps?.flow !== flow) return undefined
  const { flow: _, ...words } = steps
  return words
}
