/** Removes the unit from an attribute's value, where a heading shows the unit once: `5.5 kW` is `5.5`. */
export function withoutUnit(value: string, unit: string | undefined): string {
  return unit && value.endsWith(unit) ? value.slice(0, -unit.length).trimEnd() || value : value
}

/** Keeps each unit of a server's text on the line of its number. */
export function keepUnits(value: string): string {
  return value.replace(/(\d) (?=[\p{L}°%Ωµ])/gu, '$1\u00a0')
}

/** Appends the unit unless the server's value has it. */
export function withUnit(value: string | number, unit: string | undefined): string {
  return unit ? `${withoutUnit(String(value), unit)} ${unit}` : String(value)
}
