import * as styles from './BlockDrawing.css.ts'

/** A rectangle of a drawing of 48 by 32: its place, its size and its role. */
type Part = readonly [x: number, y: number, width: number, height: number, role?: 'line' | 'mark']

const row = (y: number, count: number, height: number, gap = 2): Part[] => {
  const width = (44 - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => [2 + at * (width + gap), y, width, height] as const)
}
const head: Part[] = [[2, 3, 18, 3, 'mark']]

type Role = NonNullable<Part[4]> | 'box'

const drawings: Readonly<Record<string, readonly Part[]>> = {
  shop_signs: [
    [2, 5, 44, 12],
    [5, 9, 8, 4, 'mark'],
    [18, 9, 20, 4, 'line'],
    [2, 20, 10, 4, 'mark'],
    ...row(20, 4, 4).slice(1),
  ],
  floor_title: [
    [12, 10, 24, 5, 'mark'],
    [16, 18, 16, 3, 'line'],
  ],
  auxiliary_interval: [
    [2, 6, 44, 3, 'line'],
    [2, 14, 44, 4, 'mark'],
    [2, 23, 44, 3, 'line'],
  ],
  picture_by: [
    [2, 4, 44, 24],
    [6, 11, 14, 4, 'mark'],
    [6, 18, 10, 3, 'line'],
  ],
  universal_hotspot: [
    [2, 4, 44, 24],
    [8, 9, 12, 9, 'mark'],
    [28, 15, 12, 9, 'mark'],
  ],
  goods_list: [...row(4, 4, 10), ...row(18, 4, 10)],
  goods_module1: [...row(4, 3, 24), [4, 7, 8, 2, 'mark'], [19, 7, 8, 2, 'mark'], [34, 7, 8, 2, 'mark']],
  goods_module2: [
    [2, 4, 18, 24, 'mark'],
    [22, 4, 7, 11],
    [30.5, 4, 7, 11],
    [39, 4, 7, 11],
    [22, 17, 7, 11],
    [30.5, 17, 7, 11],
    [39, 17, 7, 11],
  ],
  goods_module3: [...head, ...row(9, 3, 18)],
  goods_module4: [[2, 4, 44, 11, 'mark'], ...row(18, 4, 10)],
  goods_module5: [
    [2, 4, 10, 24, 'mark'],
    [14, 4, 7, 24],
    [22.5, 4, 7, 24],
    [31, 4, 7, 24],
    [39, 4, 7, 24],
  ],
  goods_module6: [...row(4, 3, 13), [2, 20, 44, 2, 'line'], [2, 24, 44, 2, 'line'], [2, 28, 30, 2, 'line']],
  goods_module7: [[2, 4, 9, 4, 'mark'], [13, 4, 9, 4, 'line'], [24, 4, 9, 4, 'line'], ...row(11, 4, 17)],
  limited_skill: [
    [2, 4, 11, 24, 'mark'],
    [15, 4, 9, 24],
    [26, 4, 9, 24],
    [37, 4, 9, 24],
  ],
  discount_coupon: [...row(4, 3, 16), [2, 23, 13, 4, 'mark'], [17, 23, 13, 4, 'mark'], [32, 23, 13, 4, 'mark']],
  store_list: [
    [2, 4, 21, 11],
    [25, 4, 21, 11],
    [2, 18, 21, 11],
    [25, 18, 21, 11],
    [4, 7, 5, 5, 'mark'],
    [27, 7, 5, 5, 'mark'],
    [4, 21, 5, 5, 'mark'],
    [27, 21, 5, 5, 'mark'],
  ],
}
const unknown: readonly Part[] = [
  [2, 4, 44, 24],
  [20, 12, 8, 8, 'mark'],
]

/** A small drawing of a type of block. */
export function BlockDrawing({ type, size = 'medium' }: { type: string; size?: keyof typeof styles.drawing }) {
  const parts = Object.hasOwn(drawings, type) ? drawings[type]! : unknown
  return (
    <svg
      className={styles.drawing[size]}
      viewBox="0 0 48 32"
      // A band of a page is as wide as the page, whatever its height.
      preserveAspectRatio={size === 'band' ? 'none' : undefined}
      aria-hidden="true"
    >
      {parts.map(([x, y, width, height, role = 'box' as Role]) => (
        <rect key={`${x} ${y}`} className={styles.part[role]} x={x} y={y} width={width} height={height} rx={1} />
      ))}
    </svg>
  )
}
