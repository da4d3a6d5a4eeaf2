/** Removes the unit from an attribute's value, for tables whose heading shows the unit: `5.5 kW` becomes `5.5`. */
export function withoutUnit(value: string, unit: string | undefined): string {
  return unit && value.endsWith(unit) ? value.slice(0, -unit.length).trimEnd() || value : value
}

/** Puts a no-break space between each number and its unit, so that no line breaks between them. */
export function keepUnits(value: string): string {
  return value.replace(/(\d) (?=[\p{L}°%Ωµ])/gu, '$1\u00a0')
}

/** Appends the unit to a value, unless the value already ends with it. */
export function withUnit(value: string | number, unit: string | undefined): string {
  return unit ? `${withoutUnit(String(value), unit)} ${unit}` : String(value)
}
