const shapes = ['M0-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z', 'M-3.5-3.5h7v7h-7Z', 'M0-4.5 4.5 3.5h-9Z', 'M0-5 5 0 0 5-5 0Z']
const dashes = [undefined, '6 3', '2 3', '8 3 2 3']

/** Returns the dashes of the line at an index. */
export function dashOf(index: number): string | undefined {
  return dashes[index % dashes.length]
}

/** The mark of a point: circle, square, triangle or diamond, by the index of its line. */
export function ChartMarker({ index, x, y }: { index: number; x: string | number; y: string | number }) {
  return (
    <svg x={x} y={y} overflow="visible" display="block">
      <path d={shapes[index % shapes.length]} fill="currentColor" />
    </svg>
  )
}
