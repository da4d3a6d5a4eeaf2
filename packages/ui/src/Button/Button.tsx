import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Button.css.ts'

export const buttonTones = ['action', 'neutral', 'quiet', 'danger'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const
export type ButtonTone = (typeof buttonTones)[number]
export type ButtonSize = (typeof buttonSizes)[number]

/** What a button does, however it looks. */
export type PressProps = RootProps & {
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | undefined
  /** With `value`, what a form that is sent by this button carries. */
  name?: string | undefined
  /** What a form sends of it. */
  value?: string | undefined
  /** The id of the form it belongs to, where it stands outside. */
  form?: string | undefined
  /** Where the form is sent by this button, if not to its own address. */
  formAction?: string | undefined
  /** How the form is sent by this button. */
  formMethod?: 'get' | 'post' | undefined
  /** Makes it a link that looks like a button. */
  href?: string | undefined
  /** Opens beside the page. */
  newTab?: boolean | undefined
  /** Cannot be pressed; say nearby why. */
  disabled?: boolean | undefined
  /** Its work is under way: it keeps its width and its focus and takes no further press. */
  loading?: boolean | undefined
  /** It was pressed. */
  onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Whether what it opens is open. */
  expanded?: boolean | undefined
  /** The id of what it opens. */
  controls?: string | undefined
  /** The id of an element with `popover` that it opens and shuts, before scripts too. */
  popoverTarget?: string | undefined
}

export type ButtonProps = PressProps & {
  /** One `action` a view; `quiet` has no edge. */
  tone?: ButtonTone | undefined
  /** How large it is. */
  size?: ButtonSize | undefined
  /** As wide as the place it stands in. */
  wide?: boolean | undefined
  /** A drawing before its words. */
  icon?: IconName | undefined
  /** Its name, where the words on it do not say enough. */
  label?: string | undefined
  /** What it does, in a verb or two. */
  children: ReactNode
}

/**
 * Does something, or leads to where it is done.
 *
 * When: the reader does something, or goes on to where it is done (`href`). Instead: `Link` inside of text and lists;
 * `IconButton` where a drawing says it all; `Menu` for several actions of one thing.
 *
 * Keys: `Tab` reaches it, `Enter` or `Space` presses it.
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

/** @internal What Button and IconButton both are. */
export function PressTarget({ square, children, ...rest }: Omit<ButtonProps, 'icon'> & { square?: boolean }) {
  return drawPress(rest, children, square)
}

/** No component of its own: a page holds hundreds of buttons. */
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
  const { onClick } = rest
  // What is left out must not be said: React looks at each name that is there, with a value or without.
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
  else if (onPress) {
    props.onClick = (event) => {
      onClick?.(event)
      onPress(event)
    }
  }
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
