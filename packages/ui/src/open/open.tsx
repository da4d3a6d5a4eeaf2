export { cx } from '../internal/cx.ts'
export { passFocus } from '../internal/passFocus.ts'
export { useMergedRefs } from '../internal/useMergedRefs.ts'
export type { RootProps } from '../internal/open.ts'
