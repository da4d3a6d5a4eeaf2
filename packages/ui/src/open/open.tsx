export { cx } from '../internal/cx.ts'
export { useBothRefs } from '../internal/useBothRefs.ts'
export type { RootProps } from '../internal/open.ts'
