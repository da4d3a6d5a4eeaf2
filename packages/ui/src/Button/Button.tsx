import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Button.css.ts'

export const buttonTones = ['action', 'neutral', 'quiet', 'danger'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const
export type ButtonTone = (typeof buttonTones)[number]
export type ButtonSize = (typeof buttonSizes)[number]

/** What a button does, however it looks. */
export type PressProps = {
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit'
  /** With `value`, what a form that is sent by this button carries. */
  name?: string
  value?: string
  /** The id of the form it belongs to, where it stands outside. */
  form?: string
  formAction?: string
  formMethod?: 'get' | 'post'
  /** Makes it a link that looks like a button. */
  href?: string
  newTab?: boolean
  disabled?: boolean
  /** Its work is under way: it keeps its width and its focus and takes no further press. */
  loading?: boolean
  onPress?: () => void
  /** Whether what it opens is open. */
  expanded?: boolean
  /** The id of what it opens. */
  controls?: string
}

export type ButtonProps = PressProps & {
  /** One `action` a view; `quiet` has no edge. */
  tone?: ButtonTone
  size?: ButtonSize
  /** As wide as the place it stands in. */
  wide?: boolean
  icon?: IconName
  /** Its name, where the words on it do not say enough. */
  label?: string
  children: ReactNode
}

/** Does something, or leads to where it is done. */
export function Button({ icon, children, ...rest }: ButtonProps) {
  return <PressTarget {...rest}>{icon && <Icon name={icon} />}{children}</PressTarget>
}

/** What Radix hands to a trigger: not ours to offer, ours to pass on. */
type Slotted = { ref?: Ref<HTMLElement>; onClick?: (event: MouseEvent) => void }

type PressTargetProps = Omit<ButtonProps, 'icon'> & { square?: boolean }

/** @internal What Button and IconButton both are. */
export function PressTarget(props: PressTargetProps) {
  const {
    tone = 'neutral', size = 'medium', type = 'button', name, value, form, formAction, formMethod, href, newTab, disabled, loading, wide, label, square,
    onPress, expanded, controls, children, ...slot
  } = props
  const { onClick, ...slotted } = slot as Slotted
  const say = useMessages()
  const shared = {
    ...slotted as object,
    className: cx(styles.button, styles.size[size], styles.tone[tone], wide && styles.wide, square && styles.square[size]),
    'aria-label': label,
    'aria-busy': loading || undefined,
    'aria-expanded': expanded ?? (slotted as { 'aria-expanded'?: boolean })['aria-expanded'],
    'aria-controls': controls ?? (slotted as { 'aria-controls'?: string })['aria-controls'],
  }
  function press(event: MouseEvent) {
    if (loading) return event.preventDefault()
    onClick?.(event)
    onPress?.()
  }
  const content = loading
    ? <><span className={cx(styles.content, styles.concealed)}>{children}</span><span className={styles.spinner} /><VisuallyHidden>{say('loading')}</VisuallyHidden></>
    : children
  if (href !== undefined) {
    return disabled
      ? <span {...shared} role="link" aria-disabled tabIndex={-1}>{content}</span>
      : <a {...shared} onClick={press} href={href} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener' : undefined}>{content}</a>
  }
  return (
    <button
      {...shared}
      onClick={press}
      type={type}
      name={name}
      value={value}
      form={form}
      formAction={formAction}
      formMethod={formMethod}
      disabled={disabled}
      aria-disabled={loading || undefined}
    >
      {content}
    </button>
  )
}
