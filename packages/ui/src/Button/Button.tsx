import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { IconSource } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Button.css.ts'

export const buttonTones = ['action', 'neutral', 'quiet', 'danger'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const
export type ButtonTone = (typeof buttonTones)[number]
export type ButtonSize = (typeof buttonSizes)[number]

/** The behaviour of a button, independent of its appearance. */
export type PressProps = RootProps & {
  /** The button type. `submit` submits its form. */
  type?: 'button' | 'submit' | undefined
  /** The form field name that is submitted with `value` when this button submits the form. */
  name?: string | undefined
  /** The value submitted under `name`. */
  value?: string | undefined
  /** The id of the form this control belongs to, if it is outside the form element. */
  form?: string | undefined
  /** The URL this button submits the form to, instead of the form's own action. */
  formAction?: string | undefined
  /** The HTTP method this button submits the form with. */
  formMethod?: 'get' | 'post' | undefined
  /** The URL to link to. Renders a link that looks like a button. */
  href?: string | undefined
  /** Whether the link opens in a new tab. */
  newTab?: boolean | undefined
  /** Whether the button is disabled. Explain the reason nearby. */
  disabled?: boolean | undefined
  /** Whether the action is in progress. The button keeps its width and focus and ignores presses. */
  loading?: boolean | undefined
  /** Called when the button is pressed. */
  onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Whether the element that the button controls is open. */
  expanded?: boolean | undefined
  /** The id of the element that the button controls. */
  controls?: string | undefined
  /** The id of a `popover` element that the button toggles. Works before scripts load. */
  popoverTarget?: string | undefined
}

export type ButtonProps = PressProps & {
  /** The emphasis of the button. Use one `action` per view; `quiet` has no border. */
  tone?: ButtonTone | undefined
  /** The size of the button. */
  size?: ButtonSize | undefined
  /** Whether the button fills the width of its container. */
  wide?: boolean | undefined
  /** An icon before the text: a name, or a node such as your own SVG of 16 px. */
  icon?: IconSource
  /** The accessible name, if the text alone is not clear. */
  label?: string | undefined
  /** The text: a verb or two. */
  children: ReactNode
}

/**
 * A button, or a link that looks like one.
 *
 * When: the reader performs an action, or goes to the page where it is performed (`href`). Instead: `Link` within text
 * and lists; `IconButton` where an icon is enough; `Menu` for several actions on one thing.
 *
 * Keys: `Tab` focuses it, `Enter` or `Space` presses it.
 */
export function Button({ icon, children, ...rest }: ButtonProps) {
  return drawPress(
    rest,
    icon ? (
      <>
        <Icon name={icon} />
        {children}
      </>
    ) : (
      children
    ),
  )
}

/** @internal The common base of Button and IconButton. */
export function PressTarget({ square, children, ...rest }: Omit<ButtonProps, 'icon'> & { square?: boolean }) {
  return drawPress(rest, children, square)
}

/** A function rather than a component, because a page holds hundreds of buttons. */
function drawPress(
  {
    tone = 'neutral',
    size = 'medium',
    type = 'button',
    href,
    newTab,
    disabled,
    loading,
    wide,
    label,
    onPress,
    expanded,
    controls,
    className,
    ...rest
  }: Omit<ButtonProps, 'icon' | 'children'>,
  content: ReactNode,
  square?: boolean,
) {
  // Omits absent props instead of passing undefined, because React checks every key of the props object.
  const props: ComponentProps<'button'> & ComponentProps<'a'> & ComponentProps<'span'> = {
    ...(rest as object),
    className: cx(
      styles.button,
      styles.size[size],
      styles.tone[tone],
      wide && styles.wide,
      square && styles.square[size],
      className,
    ),
  }
  const children = loading ? <Working>{content}</Working> : content
  if (loading) props.onClick = (event) => event.preventDefault()
  else if (onPress) props.onClick = inOrder(rest.onClick, onPress)
  if (label !== undefined) props['aria-label'] = label
  if (loading) props['aria-busy'] = true
  if (expanded !== undefined) props['aria-expanded'] = expanded
  if (controls !== undefined) props['aria-controls'] = controls
  if (href === undefined)
    return (
      <button {...props} type={type} disabled={disabled} aria-disabled={loading || props['aria-disabled']}>
        {children}
      </button>
    )
  if (disabled)
    return (
      <span {...props} onClick={undefined} role="link" aria-disabled tabIndex={-1}>
        {children}
      </span>
    )
  return (
    <a {...props} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  )
}

type Press = (event: MouseEvent<HTMLElement>) => void

/** Returns a handler that calls the host's handler first. */
function inOrder(first: Press | undefined, then: Press): Press {
  return (event) => {
    first?.(event)
    then(event)
  }
}

function Working({ children }: { children: ReactNode }) {
  const say = useMessages()
  return (
    <>
      <span className={cx(styles.content, styles.concealed)}>{children}</span>
      <span className={styles.spinner} />
      <VisuallyHidden>{say('loading')}</VisuallyHidden>
    </>
  )
}
