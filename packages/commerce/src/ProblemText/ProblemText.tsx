import type { KeyOf } from '@millwright/i18n/namespaces'
import { useText } from '@millwright/i18n/Texts'
import type { RootProps } from '@millwright/ui/open'

/** A key of the `errors` texts, or the server's own message. */
export type Problem =
  | { key: KeyOf<'errors'>; values?: Readonly<Record<string, string | number>> | undefined }
  | { message: string }

/** Returns a function that describes a problem in the user's language. */
export function useProblemText(): (problem: Problem) => string {
  const text = useText('errors')
  return (problem) => ('message' in problem ? problem.message : text(problem.key, problem.values))
}

/**
 * An error message that tells the reader what to do.
 *
 * When: an API response contains a problem. Instead: `Alert` of ui for other messages.
 */
export function ProblemText({
  problem,
  ...root
}: RootProps<HTMLSpanElement> & {
  /** The problem. */
  problem: Problem
}) {
  const say = useProblemText()
  return <span {...root}>{say(problem)}</span>
}
