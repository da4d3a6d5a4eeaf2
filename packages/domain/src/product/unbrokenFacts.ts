const BETWEEN = ' · '
const WITHIN = / /g
const HARD = '\u00a0'
/** A first fact with more characters may be wider than a narrow card. */
const LONG = 20

/**
 * Lets a line of facts (`25×52×15 mm · C 14.8 kN`) break only between facts: a unit stays with its number, and a dot
 * with the following fact. An element with the height of one line then hides whole facts. A long first fact may break
 * at its spaces, so that it does not overflow.
 */
export function unbrokenFacts(line: string): string {
  const [first = '', ...rest] = line.split(BETWEEN)
  const kept = first.length > LONG ? first : first.replace(WITHIN, HARD)
  return [kept, ...rest.map((fact) => `·${HARD}${fact.replace(WITHIN, HARD)}`)].join(' ')
}
