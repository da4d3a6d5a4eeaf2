import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { PASSWORD_REDIRECT_SECONDS } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Text } from '@millwright/ui/Text'
import * as styles from './StepDone.css.ts'

/** The last step: the result and the next links. */
export function StepDone({
  title,
  level = 2,
  children,
  actions,
}: {
  title: string
  /** Use 1 if the result is the whole screen. */
  level?: 1 | 2
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <div className={styles.done}>
      <span className={styles.doneMark} aria-hidden="true">
        <Icon name="check" size={24} />
      </span>
      <div role="status">
        <Heading level={level} size={22}>
          {title}
        </Heading>
      </div>
      <Text as="p" tone="muted">
        {children}
      </Text>
      {actions}
    </div>
  )
}

/** The links of the last step, side by side. */
export function StepDoneActions({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/**
 * Follows the link after 3 s unless the visitor presses "stay", for slow readers and screen readers. With reduced
 * motion the seconds are announced once, without a countdown.
 */
export function DelayedRedirect({ href, sentence }: { href: string; sentence: 'goesLogin' | 'goesCenter' }) {
  const text = useText('session')
  const link = useRef<HTMLSpanElement>(null)
  const [left, setLeft] = useState(PASSWORD_REDIRECT_SECONDS)
  const [stays, setStays] = useState(false)

  useEffect(() => {
    if (stays) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const tick = setInterval(() => {
      if (!still) setLeft((seconds) => Math.max(1, seconds - 1))
    }, 1000)
    // A click on the link, so that the host handles it like any other navigation.
    const go = setTimeout(() => link.current?.querySelector('a')?.click(), PASSWORD_REDIRECT_SECONDS * 1000)
    return () => {
      clearInterval(tick)
      clearTimeout(go)
    }
  }, [stays])

  return (
    <>
      {!stays && (
        <span className={styles.scripted}>
          <Text as="p" size={13} tone="muted">
            {text(sentence, { count: left })}
          </Text>
        </span>
      )}
      <span ref={link} className={styles.buttons}>
        <Button tone="action" href={href}>
          {text('goNow')}
        </Button>
        {!stays && (
          <span className={styles.scripted}>
            <Button onPress={() => setStays(true)}>{text('stayHere')}</Button>
          </span>
        )}
      </span>
    </>
  )
}
