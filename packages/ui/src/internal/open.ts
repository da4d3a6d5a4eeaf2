import type { HTMLAttributes, Ref } from 'react'

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
type Reached<Node> = {
  /** Is given its root; of a field, its control. */
  ref?: Ref<Node>
  [data: `data-${string}`]: unknown
}

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
export type TypedProps<Own extends string = never> = ControlProps<HTMLInputElement, Own> & {
  /** Can be read, copied and sent, but not changed. */
  readOnly?: boolean | undefined
  /** The autofill hint for the browser: `username`, `tel`, `street-address`. */
  autoComplete?: string | undefined
} & Omit<Held, Own>

type Held = {
  /** A regular expression that a browser holds against what was typed. */
  pattern?: string
  /** The fewest characters that it takes. */
  minLength?: number
  /** The id of a `datalist` with proposals. */
  list?: string
}
