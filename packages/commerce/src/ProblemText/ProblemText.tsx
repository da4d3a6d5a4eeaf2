import type { KeyOf } from '@millwright/i18n/namespaces'
import { useText } from '@millwright/i18n/Texts'
import type { RootProps } from '@millwright/ui/open'

/** A key of the `errors` texts, or the server's own sentence. */
export type Problem =
  | { key: KeyOf<'errors'>; values?: Readonly<Record<string, string | number>> | undefined }
  | { message: string }

/** Says a problem in the person's language. */
export function useProblemText(): (problem: Problem) => string {
  const text = useText('errors')
  return (problem) => ('message' in problem ? problem.message : text(problem.key, problem.values))
}

/**
 * What went wrong, as a sentence that the reader can do something with.
 *
 * When: a problem that the mall answered with has to be told. Instead: `Alert` of ui for words of your own.
 */
export function ProblemText({
  problem,
  ...root
}: RootProps<HTMLSpanElement> & {
  /** The problem, by its code. */
  problem: Problem
}) {
  const say = useProblemText()
  return <span {...root}>{say(problem)}</span>
}
