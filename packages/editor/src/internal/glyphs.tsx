const dots = (places: readonly (readonly [number, number])[]) => (
  <svg viewBox="0 0 20 20" width={16} height={16} fill="currentColor" aria-hidden="true">
    {places.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} />
    ))}
  </svg>
)

/** The grip by which something is dragged. */
export const gripGlyph = dots([7, 13].flatMap((x) => [4, 10, 16].map((y) => [x, y] as const)))
/** The sign of a menu with further actions. */
export const moreGlyph = dots([4, 10, 16].map((x) => [x, 10] as const))

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const drawn = (d: string) => (
  <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true" {...stroke}>
    <path d={d} />
  </svg>
)
export const undoGlyph = drawn('M7 5 3.5 8.5 7 12 M4 8.5h8a4 4 0 0 1 0 8H8')
export const redoGlyph = drawn('M13 5l3.5 3.5L13 12 M16 8.5H8a4 4 0 0 0 0 8h4')
export const typeGlyph = drawn('M4 6V4h12v2 M10 4v12 M7.5 16h5')
