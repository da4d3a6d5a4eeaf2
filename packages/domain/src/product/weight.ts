/**
 * Formats kilograms in a natural unit: `1.25 kg`, `127 g`, `0.3 g`, `5 mg`. Uses three significant digits, or one below
 * a gram, and a no-break space before the unit.
 */
export function weightText(kilograms: number): string {
  const [figure, unit] =
    kilograms >= 1 ? [kilograms, 'kg'] : kilograms >= 1e-4 ? [kilograms * 1e3, 'g'] : [kilograms * 1e6, 'mg']
  return `${Number(figure.toPrecision(figure < 1 ? 1 : 3))}\u00a0${unit}`
}
