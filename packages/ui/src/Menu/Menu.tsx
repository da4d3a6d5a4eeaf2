import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { cx } from '../internal/cx.ts'
import * as overlay from '../internal/overlay.css.ts'
import * as styles from './Menu.css.ts'

export type MenuItem = { id: string; label: string; tone?: 'neutral' | 'danger' } & (
  | { href: string; onPress?: undefined }
  | { href?: undefined; onPress: () => void }
)

export type MenuProps = {
  /** What can be done, for those who listen. */
  label: string
  /** A Button or IconButton. */
  trigger: ReactElement
  /** What can be done, in the order of its frequency; `danger` last. */
  items: readonly MenuItem[]
}

/**
 * Actions behind one button.
 *
 * When: three or more actions of one thing would crowd the page. Instead: `Button` for one or two; `Popover` for fields
 * and text; `TabLinks` for going about.
 *
 * Keys: `Enter`, `Space` or `ArrowDown` opens; arrows, `Home` and `End` move; a letter goes to the next that begins
 * with it; `Enter` does it; `Escape` closes.
 */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={cx(overlay.float, styles.menu)}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={12}
        >
          {items.map(({ id, label: words, tone, href, onPress }) => {
            const className = cx(styles.item, tone === 'danger' && styles.danger)
            return href === undefined ? (
              <Radix.Item key={id} className={className} onSelect={onPress}>
                {words}
              </Radix.Item>
            ) : (
              <Radix.Item key={id} className={className} asChild>
                <a href={href}>{words}</a>
              </Radix.Item>
            )
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
