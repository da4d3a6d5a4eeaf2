import type { KeyOf } from '@millwright/i18n/namespaces'
import type { Problem } from '../loader.ts'

/** A problem in the screen's own words where it has some, else in those that every screen has, or in the mall's. */
export function sayOwn<Own extends string>(
  problem: Problem<Own | KeyOf<'errors'>>,
  own: (key: Own, values?: Record<string, string | number>) => string,
  common: (problem: Problem) => string,
): string {
  if (!('key' in problem)) return problem.message
  const said = own(problem.key as Own, problem.values)
  return said === problem.key ? common({ key: problem.key as KeyOf<'errors'>, values: problem.values ?? {} }) : said
}
