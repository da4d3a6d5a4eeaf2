import type { CustomItemComponentProps } from 'virtua'

/** virtua hides an item until it is measured, but a hidden row cannot take the focus. */
export function ShownItem({
  ref,
  index: _index,
  style,
  className,
  ...item
}: CustomItemComponentProps & { className?: string }) {
  return <div {...item} ref={ref} className={className} style={{ ...style, visibility: undefined }} data-item />
}
