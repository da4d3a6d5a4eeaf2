/**
 * A value of an attribute without its unit, where the head of a column or of a list says the unit once: `5.5 kW` is
 * `5.5`.
 */
export function withoutUnit(value: string, unit: string | undefined): string {
  return unit && value.endsWith(unit) ? value.slice(0, -unit.length).trimEnd() || value : value
}

/** What a server says of a measure, with each unit kept beside its figure when the line breaks. */
export function keepUnits(value: string): string {
  return value.replace(/(\d) (?=[\p{L}°%Ωµ])/gu, '$1\u00a0')
}

/** With its unit, however the server says it. */
export function withUnit(value: string | number, unit: string | undefined): string {
  return unit ? `${withoutUnit(String(value), unit)} ${unit}` : String(value)
}
