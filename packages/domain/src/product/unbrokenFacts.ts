const BETWEEN = ' · '
const WITHIN = / /g
const HARD = '\u00a0'
/** Letters of a first fact that may be wider than a narrow card. */
const LONG = 20

/**
 * A line of facts (`25×52×15 mm · C 14.8 kN`) that breaks between them: a unit stays with its figure, and the dot with
 * what follows it. In a box one line high those that have no room are left out whole. The first may break within, so
 * that none runs out of its box.
 */
export function unbrokenFacts(line: string): string {
  const [first = '', ...rest] = line.split(BETWEEN)
  const kept = first.length > LONG ? first : first.replace(WITHIN, HARD)
  return [kept, ...rest.map((fact) => `·${HARD}${fact.replace(WITHIN, HARD)}`)].join(' ')
}
