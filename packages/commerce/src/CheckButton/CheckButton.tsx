import { Icon } from '@millwright/ui/Icon'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { ReactNode } from 'react'
import { heard } from '../internal/heard.ts'
import { useSend } from '../internal/useSend.ts'
import { cartPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './CheckButton.css.ts'

export type CheckButtonProps = RootProps<HTMLFormElement> & {
  /** Chosen, not chosen, or some of what it stands for. */
  state: 'on' | 'off' | 'mixed'
  /** What the form says beside `isChecked`: which lines. */
  fields: {
    readonly basketId?: string | undefined
    readonly shopId?: string | undefined
    readonly all?: string | undefined
  }
  /** What is chosen, for those who listen. */
  label: string
  /** Cannot be worked. */
  disabled?: boolean | undefined
  /** Takes what would be posted. */
  onCheck?: CommerceHandlers['check'] | undefined
  /** The children. */
  children?: ReactNode | undefined
}

/**
 * A checkbox that is posted when pressed: it works before any script, and needs no button beside it.
 *
 * When: a line is chosen by a form that is sent at once, also before scripts. Instead: `Checkbox` of ui in a form that
 * is sent by a button.
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
  const check = useSend('check', onCheck, () => ({ checked: state !== 'on', ...fields }))
  return (
    <form
      method="post"
      action={cart}
      data-enhance="stay"
      {...root}
      onSubmit={heard(onSubmit, check)}
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
