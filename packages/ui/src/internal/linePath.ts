/** Returns the path through places, with a gap at each absent one. */
export function linePath(places: readonly (readonly [x: number, y: number] | undefined)[]): string {
  return places
    .map(
      (place, index) =>
        place && `${places[index - 1] ? 'L' : 'M'}${place.map((one) => Number(one.toFixed(2))).join(' ')}`,
    )
    .filter(Boolean)
    .join('')
}
