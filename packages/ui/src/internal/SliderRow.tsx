import type { ComponentProps, ReactNode } from 'react'
import { useScripted } from '../useScripted/useScripted.tsx'
import { cx } from './cx.ts'
import { inlineVars } from './inlineVars.ts'
import * as styles from './slider.css.ts'

/** The rail with its inputs, and the value as text. */
export function SliderRow({
  id,
  label,
  ends: [begin, end],
  said,
  widest,
  disabled,
  children,
}: {
  id: string
  /** The name of the group, if the rail has two inputs. */
  label?: string
  /** The shares of the rail where the chosen part begins and ends. It begins at the end of the rail if undefined. */
  ends: readonly [begin: number | undefined, end: number]
  said: string
  /** The widest text that `said` can be. */
  widest: string
  disabled: boolean | undefined
  children: ReactNode
}) {
  // Before scripts run the text and the chosen part do not follow the thumb.
  const scripted = useScripted()
  const places = { [styles.begin]: String(begin ?? 0), [styles.end]: String(end) }
  return (
    <div className={styles.row}>
      <div role={label && 'group'} aria-label={label} className={styles.rail} style={inlineVars(places)}>
        {scripted && <span className={cx(styles.fill, begin === undefined && styles.fillFromStart)} />}
        {children}
      </div>
      <output htmlFor={id} className={cx(styles.value, disabled && styles.off)} data-widest={widest} aria-hidden>
        {scripted && said}
      </output>
    </div>
  )
}

/** A native slider. Screen readers read `said`, the value in the language of the page. */
export function SliderInput({ said, className, ...input }: ComponentProps<'input'> & { said: string }) {
  const scripted = useScripted()
  return (
    <input
      {...input}
      type="range"
      className={cx(styles.input, className)}
      aria-valuetext={scripted ? said : undefined}
    />
  )
}
