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
    'Bore, Outside diameter, Width, Height, Length, Thread, Diameter, Shaft diameter, Across flats, Thickness, Cross-section diameter, Pitch, Nominal bore, Cylinder bore, Stroke, Lead, Frame size, Taper bush, Profile, Teeth, Strands, Grooves',
  ),
  more: words(
    'Dynamic load rating, Static load rating, Limiting speed, Rated torque, Rated current, Breaking capacity, Working pressure, Efficiency class, Property class, Maximum temperature',
  ),
  less: words('Backlash'),
  free: words('Colour, Finish, Coating, Cage'),
}

type Own = Readonly<Partial<Record<Role, readonly string[]>>>
const steel: Own = { free: ['Material'] }
const protects: Own = { same: ['Rated current'] }
/**
 * The families whose attributes describe the whole part, by the English name of the category, with the attributes that
 * play another part there. In other families, such as pliers or solenoid valves, parts with equal attributes may still
 * be different things, so that only the catalogue's interchange decides.
 */
const families: Readonly<Record<string, Own>> = {
  ...Object.fromEntries(
    words(
      'Deep groove ball bearings, Angular contact bearings, Tapered roller bearings, Cylindrical roller bearings, Thrust ball bearings, Pillow block units, Flanged units, Washers, Retaining rings, Pins, Parallel keys, Three-phase motors, Brake motors, Worm gear units, Helical gear units, Planetary gear units, Linear guide rails, Ball screws, Linear guide carriages, V-belts, Timing belts, Pulleys, Taper bushes, Sprockets, Roller chains, Shaft couplings, Hydraulic hoses, Hose fittings, Adapters, Quick couplings, Hydraulic cylinders, Hydraulic filters, ISO cylinders, Mini cylinders, Compact cylinders, Relays, Twist drills, Taps, Reamers, O-rings, Shaft seals, Flange gaskets',
    ).map((family) => [family, {}]),
  ),
  'Hexagon bolts': steel,
  'Socket screws': steel,
  'Set screws': steel,
  'Studs and threaded rods': steel,
  Nuts: steel,
  'Frequency converters': { more: ['Power'] },
  'Soft starters': { more: ['Power'] },
  Contactors: { more: ['Power'] },
  'Overload relays': protects,
  'Circuit breakers': protects,
  'Moulded-case breakers': protects,
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

/** Returns whether an attribute must be equal in a family. None is, if attributes do not decide in the family. */
export function mustBeEqual(family: string, key: string): boolean {
  return family in families && ['size', 'same'].includes(roleOf(family, key))
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
 * same ratings. Undefined if it may not, if one of its ratings is unknown, or if attributes do not decide in the family.
 */
export function substituteReasons<F extends Fact>(
  family: string,
  asked: readonly F[],
  offered: readonly F[],
): SubstituteReason<F>[] | undefined {
  if (!(family in families)) return undefined
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
