import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { cx } from '../internal/cx.ts'
import * as overlay from '../internal/overlay.css.ts'
import * as styles from './Menu.css.ts'

export type MenuItem = { id: string; label: string; tone?: 'neutral' | 'danger' } & ({ href: string; onPress?: undefined } | { href?: undefined; onPress: () => void })

export type MenuProps = {
  /** What can be done, for those who listen. */
  label: string
  /** A Button or IconButton. */
  trigger: ReactElement
  items: readonly MenuItem[]
}

/** Actions behind one button. */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={cx(overlay.float, styles.menu)} aria-label={label} align="start" sideOffset={4} collisionPadding={12}>
          {items.map(({ id, label: words, tone, href, onPress }) => {
            const className = cx(styles.item, tone === 'danger' && styles.danger)
            return href === undefined
              ? <Radix.Item key={id} className={className} onSelect={onPress}>{words}</Radix.Item>
              : <Radix.Item key={id} className={className} asChild><a href={href}>{words}</a></Radix.Item>
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
