import type { ReactNode } from 'react'
import { Button } from '@millwright/ui/Button'
import * as styles from './UcAccount.css.ts'

/** A setting of the account: its name, its value, and the link to change it. */
export function AccountRow({
  id,
  name,
  href,
  press,
  children,
}: {
  id?: string | undefined
  name: string
  href: string
  press: string
  /** The value. */
  children: ReactNode
}) {
  return (
    <li className={styles.setting} id={id}>
      <span className={styles.settingName}>{name}</span>
      <div className={styles.settingValue}>{children}</div>
      <Button href={href} size="small" label={press === name ? undefined : `${press} ${name}`}>
        {press}
      </Button>
    </li>
  )
}
