import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './chooseFiles.css.ts'

/** The visible button of a transparent file input, further buttons, and the words about dropping. */
export function ChooseButton({ input, drop, children }: { input: string; drop: string; children?: ReactNode }) {
  const say = useMessages(rareMessages)
  return (
    <>
      <label htmlFor={input} className={styles.button}>
        <Icon name="plus" />
        {say('chooseFiles')}
      </label>
      {children}
      <span className={styles.drop} aria-hidden>
        {drop}
      </span>
    </>
  )
}
