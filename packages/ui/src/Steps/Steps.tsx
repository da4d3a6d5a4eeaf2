import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Steps.css.ts'

export type StepsProps = RootProps<HTMLOListElement> & {
  /** The steps in order. */
  steps: readonly { label: string }[]
  /** The index of the current step, from 0. The number of steps if all are done. */
  current: number
}

/**
 * The progress through a process of a few steps.
 *
 * When: a process has a few steps, and the reader is at one of them. Instead: `Timeline` for events with their times;
 * `Breadcrumb` for the location of a page.
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
