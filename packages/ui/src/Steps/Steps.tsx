import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Steps.css.ts'

export type StepsProps = RootProps<HTMLOListElement> & {
  /** Each step by its name. */
  steps: readonly { label: string }[]
  /** Counted from 0; past the last when all is done. */
  current: number
}

/**
 * How far along a way of few steps the reader is.
 *
 * When: a process has a few steps, and the reader is at one of them. Instead: `Timeline` for what happened and when;
 * `Breadcrumb` for where a page lies.
 */
export function Steps({ steps, current, className, ...root }: StepsProps) {
  const say = useMessages()
  return (
    <ol {...root} className={cx(styles.steps, className)}>
      {steps.map(({ label }, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'todo'
        return (
          <li
            key={label}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden>
              {state === 'done' ? <Icon name="check" size={12} /> : index + 1}
            </span>
            <span className={styles.label}>{label}</span>
            {state === 'done' && <VisuallyHidden>({say('done')})</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
