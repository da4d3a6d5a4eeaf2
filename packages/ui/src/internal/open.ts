import type { HTMLAttributes, Ref } from 'react'

/** Attributes that a component redefines or does not accept. */
type Kept =
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'onChange'
  | 'onSelect'
  | 'defaultValue'
  | 'defaultChecked'
  | 'color'
  | 'content'
  | 'prefix'

/** `ref`, and `data-*` for props passed as an object rather than as JSX. */
type Reached<Node> = {
  /** A ref to the root element; for a field, to its control. */
  ref?: Ref<Node>
  [data: `data-${string}`]: unknown
}

/**
 * The props that every component passes to its root: `ref`, `id`, `className`, `style`, `title`, `data-*`, `aria-*` and
 * events. Classes and styles are added to the component's, event handlers run first, and any other prop replaces the
 * component's. `Own` lists names that the component redefines.
 */
export type RootProps<Root extends Element = HTMLElement, Own extends string = never> = Omit<
  HTMLAttributes<Root>,
  Kept | Own
> &
  Reached<Root>

/** The props that every field accepts: `className` and `style` go to its root, all others to its focusable control. */
export type ControlProps<Control extends Element = HTMLInputElement, Own extends string = never> = RootProps<
  Control,
  Own
>

/** `ControlProps` for text inputs. */
export type TypedProps<Own extends string = never> = ControlProps<HTMLInputElement, Own> & {
  /** Whether the field is read-only. It can be read, copied and submitted. */
  readOnly?: boolean | undefined
  /** The autofill hint for the browser: `username`, `tel`, `street-address`. */
  autoComplete?: string | undefined
} & Omit<Held, Own>

type Held = {
  /** A regular expression that the browser validates the text with. */
  pattern?: string
  /** The minimum number of characters. */
  minLength?: number
  /** The id of a `datalist` with suggestions. */
  list?: string
}
