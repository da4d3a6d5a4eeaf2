export { cx } from '../internal/cx.ts'
export { passFocus } from '../internal/passFocus.ts'
export { useBothRefs } from '../internal/useBothRefs.ts'
export type { RootProps } from '../internal/open.ts'
