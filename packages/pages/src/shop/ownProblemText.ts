import type { KeyOf } from '@millwright/i18n/namespaces'
import type { Problem } from '../loader.ts'

/** Returns the text of a problem: the screen's own if it has one, otherwise the shared text or the mall's message. */
export function ownProblemText<Own extends string>(
  problem: Problem<Own | KeyOf<'errors'>>,
  own: (key: Own, values?: Record<string, string | number>) => string,
  common: (problem: Problem) => string,
): string {
  if (!('key' in problem)) return problem.message
  const said = own(problem.key as Own, problem.values)
  return said === problem.key ? common({ key: problem.key as KeyOf<'errors'>, values: problem.values ?? {} }) : said
}
