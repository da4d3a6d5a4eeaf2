/**
 * A value of an attribute without its unit, where the head of a column or of a list says the unit once: `5.5 kW` is
 * `5.5`.
 */
export function withoutUnit(value: string, unit: string | undefined): string {
  return unit && value.endsWith(unit) ? value.slice(0, -unit.length).trimEnd() || value : value
}

/** With its unit, however the server says it. */
export function withUnit(value: string | number, unit: string | undefined): string {
  return unit ? `${withoutUnit(String(value), unit)} ${unit}` : String(value)
}
