/** A fact of a SKU. `key` is the English name of the attribute in the catalogue, which the tables below know. */
export type Fact = { key: string; number?: number | undefined; value: string }

/**
 * The part that an attribute plays when a SKU stands for another. `size`: a connecting dimension, which must be equal.
 * `same`: must be equal too, but is no size. `more`, `less`: a rating, which must be at least as good. `free`: may differ,
 * and the difference is said.
 */
type Role = 'size' | 'same' | 'more' | 'less' | 'free'

const words = (list: string) => list.split(', ')
/** Attributes in most families. Attributes outside the tables must be equal. */
const common: Readonly<Record<Exclude<Role, 'same'>, readonly string[]>> = {
  size: words(
    'Bore, Outside diameter, Width, Height, Length, Thread, Diameter, Shaft diameter, Across flats, Thickness, Cross-section diameter, Pitch, Nominal bore, Cylinder bore, Stroke, Tube diameter, Lead, Frame size, Taper bush, Stud size, Profile, Teeth, Strands, Grooves, Corner radius',
  ),
  more: words(
    'Dynamic load rating, Static load rating, Limiting speed, Rated torque, Rated current, Breaking capacity, Working pressure, Working load limit, Load capacity, Efficiency class, Property class, Flow, Free air delivery, Lifting height, Sensing distance, Maximum temperature, Receiver',
  ),
  less: words('Backlash, Noise level'),
  free: words('Colour, Finish, Coating, Cage, Standard, Container, Net weight'),
}

/** Families whose attributes play another part, by the English name of the category. */
const families: Readonly<Record<string, Readonly<Partial<Record<Role, readonly string[]>>>>> = {
  'Hexagon bolts': { free: ['Material'] },
  'Socket screws': { free: ['Material'] },
  'Set screws': { free: ['Material'] },
  'Studs and threaded rods': { free: ['Material'] },
  Nuts: { free: ['Material'] },
  'Three-phase motors': { same: ['Rated current'] },
  'Frequency converters': { more: ['Power'] },
  'Soft starters': { more: ['Power'] },
  'Circuit breakers': { same: ['Rated current'] },
  'Moulded-case breakers': { same: ['Rated current'] },
  'Overload relays': { same: ['Rated current'] },
  'Power supplies': { more: ['Power'] },
  'Power cables': { free: ['Design'] },
  'Hydraulic oils': { same: ['Container'] },
  'Gear oils': { same: ['Container'] },
  Greases: { same: ['Container'] },
  'Stick electrodes': { same: ['Property class', 'Net weight'] },
  'MIG wires': { same: ['Property class', 'Net weight'] },
  'TIG rods': { same: ['Property class', 'Net weight'] },
  'Indexable inserts': { same: ['Property class', 'Coating'] },
  'End mills': { same: ['Coating'] },
  Taps: { same: ['Coating'] },
  'Single-core wires': { same: ['Colour'] },
  'Push buttons': { same: ['Colour'] },
  'Terminal blocks': { same: ['Colour'] },
  'Chain slings': { same: ['Working load limit'] },
  Gloves: { same: ['Standard'] },
}

function roleOf(family: string, key: string): Role {
  const roles: readonly Role[] = ['same', 'size', 'more', 'less', 'free']
  const own = families[family]
  return (
    roles.find((role) => own?.[role]?.includes(key)) ??
    roles.find((role) => role !== 'same' && common[role].includes(key)) ??
    'same'
  )
}

/** Returns whether an attribute must be equal in a family. */
export function mustBeEqual(family: string, key: string): boolean {
  return ['size', 'same'].includes(roleOf(family, key))
}

/**
 * Why a SKU may stand for another. `size` has the equal dimensions in the order of the facts. `rating` is at least the
 * asked one. `differs` is a difference that does not matter for the function.
 */
export type SubstituteReason<F extends Fact = Fact> =
  | { kind: 'size'; facts: readonly F[] }
  | { kind: 'rating' | 'differs'; offered: F; asked: F }

/**
 * Returns why a SKU may stand for the asked one of the same family: the same connecting dimensions, and at least the
 * same ratings. Undefined if it may not, or if one of its ratings is unknown. The facts are those of the asked SKU.
 */
export function substituteReasons<F extends Fact>(
  family: string,
  asked: readonly F[],
  offered: readonly F[],
): SubstituteReason<F>[] | undefined {
  const sizes: F[] = []
  const reasons: SubstituteReason<F>[] = []
  for (const fact of asked) {
    const role = roleOf(family, fact.key)
    const own = offered.find(({ key }) => key === fact.key)
    if (role === 'free') {
      if (own && !isEqual(own, fact)) reasons.push({ kind: 'differs', offered: own, asked: fact })
      continue
    }
    if (!own) return undefined
    if (role === 'size' || role === 'same') {
      if (!isEqual(own, fact)) return undefined
      if (role === 'size') sizes.push(own)
      continue
    }
    const better = role === 'more' ? compareRatings(own, fact) : compareRatings(fact, own)
    if (better === undefined || better < 0) return undefined
    reasons.push({ kind: 'rating', offered: own, asked: fact })
  }
  // A need that the asked SKU does not have, such as another clearance, makes another part.
  if (offered.some(({ key }) => mustBeEqual(family, key) && !asked.some((fact) => fact.key === key))) return undefined
  return [...(sizes.length ? [{ kind: 'size' as const, facts: sizes }] : []), ...reasons]
}

function isEqual(one: Fact, other: Fact): boolean {
  return one.number !== undefined && other.number !== undefined
    ? one.number === other.number
    : one.value === other.value
}

/** Compares two ratings. Undefined if they belong to different series: `8.8` and `A2-70`. */
function compareRatings(one: Fact, other: Fact): number | undefined {
  if (isEqual(one, other)) return 0
  const [a, b] = [seriesOf(one), seriesOf(other)]
  return a && b && a.series === b.series ? a.rank - b.rank : undefined
}

/** Reads a rating as its series and its rank: `10.9`, `A4-70`, `IE3`, `14.8 kN`, `≤5′`. */
function seriesOf({ number, value }: Fact): { series: string; rank: number } | undefined {
  if (number !== undefined) return { series: '', rank: number }
  const [, letters = '', figures] = /^[≤≥]?\s*([a-z]*)(\d+(?:\.\d+)?)/i.exec(value) ?? []
  return figures === undefined ? undefined : { series: letters.toUpperCase(), rank: Number(figures) }
}
