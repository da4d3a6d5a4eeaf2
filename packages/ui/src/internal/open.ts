import type { HTMLAttributes, InputHTMLAttributes, Ref } from 'react'

/** What a part says by words of its own, or keeps for itself. */
type Kept =
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'onChange'
  | 'onSelect'
  | 'defaultValue'
  | 'defaultChecked'
  | 'color'
  | 'content'

/** `ref`, and `data-*` where props are an object and no JSX. */
type Reached<Node> = { ref?: Ref<Node>; [data: `data-${string}`]: unknown }

/**
 * What every part lets through to its root: `ref`, `id`, `className`, `style`, `title`, `data-*`, `aria-*` and events.
 * A class and a style stand beside ours, a handler is heard before ours, and any other name in place of ours. `Own` are
 * names that mean something else here.
 */
export type RootProps<Root extends Element = HTMLElement, Own extends string = never> = Omit<
  HTMLAttributes<Root>,
  Kept | Own
> &
  Reached<Root>

/**
 * What every field lets through: `className` and `style` to its root, all else to its control, which is what takes the
 * focus.
 */
export type ControlProps<Control extends Element = HTMLInputElement, Own extends string = never> = RootProps<
  Control,
  Own
>

/** The same where something is typed. */
export type TypedProps<Own extends string = never> = ControlProps<HTMLInputElement, Own> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'readOnly' | 'autoComplete' | 'pattern' | 'minLength' | 'list'>
