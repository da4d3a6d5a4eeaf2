import { Icon } from '@millwright/ui/Icon'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { ReactNode } from 'react'
import { composeHandlers } from '../internal/composeHandlers.ts'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { cartPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './CheckButton.css.ts'

export type CheckButtonProps = RootProps<HTMLFormElement> & {
  /** The state: checked, unchecked or mixed. */
  state: 'on' | 'off' | 'mixed'
  /** The fields posted with `isChecked`, which identify the lines. */
  fields: {
    readonly basketId?: string | undefined
    readonly shopId?: string | undefined
    readonly all?: string | undefined
  }
  /** The accessible name. */
  label: string
  /** Whether the checkbox is disabled. */
  disabled?: boolean | undefined
  /** Handles the change instead of posting the form. */
  onCheck?: CommerceHandlers['check'] | undefined
  /** The content beside the box. */
  children?: ReactNode | undefined
}

/**
 * A checkbox that posts its form when pressed, so it works before scripts load and needs no separate button.
 *
 * When: ticking a line submits a form immediately, also before scripts load. Instead: `Checkbox` of ui in a form that a
 * button submits.
 */
export function CheckButton({
  state,
  fields,
  label,
  disabled,
  onCheck,
  children,
  className,
  onSubmit,
  ...root
}: CheckButtonProps) {
  const { cart = cartPath() } = usePaths()
  const check = useFormHandler('check', onCheck, () => ({ checked: state !== 'on', ...fields }))
  return (
    <form
      method="post"
      action={cart}
      data-enhance="stay"
      {...root}
      onSubmit={composeHandlers(onSubmit, check)}
      className={cx(styles.form, className)}
    >
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="isChecked" value={state === 'on' ? 0 : 1} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        role="checkbox"
        aria-checked={state === 'mixed' ? 'mixed' : state === 'on'}
        aria-label={label}
        disabled={disabled}
        className={styles.button}
      >
        <span className={styles.box}>
          {state === 'mixed' ? <span className={styles.dash} /> : <Icon name="check" size={12} />}
        </span>
        {children}
      </button>
    </form>
  )
}
