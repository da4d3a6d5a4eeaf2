import { DropdownMenu as Radix } from 'radix-ui'
import { useContext } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import * as styles from './Menu.css.ts'

export type MenuItem = { id: string; label: string; tone?: 'neutral' | 'danger' | undefined } & (
  | { href: string; onPress?: undefined }
  | { href?: undefined; onPress: (event: Event) => void }
)

export type MenuProps = RootProps<HTMLDivElement> & {
  /** The accessible name of the menu. */
  label: string
  /** The trigger: a Button or IconButton. */
  trigger: ReactElement
  /** The actions, most frequent first and `danger` last. */
  items: readonly MenuItem[]
}

/**
 * A button that opens a list of actions.
 *
 * When: three or more actions for the same item would crowd the page. Instead: `Button` for one or two; `Popover` for
 * fields and text; `TabLinks` for navigation.
 *
 * Keys: `Enter`, `Space` or `ArrowDown` opens; arrow keys, `Home` and `End` move; a letter moves to the next item that
 * starts with it; `Enter` performs the action; `Escape` closes.
 */
export function Menu({ label, trigger, items, className, style, dir, ...root }: MenuProps) {
  const scope = useContext(Scope)
  return (
    <Radix.Root modal={false} dir={dir as 'ltr' | 'rtl' | undefined}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          {...scope}
          {...root}
          className={cx(overlay.float, styles.menu, className)}
          style={{ ...scope.style, ...style }}
        >
          {items.map(({ id, label: words, tone, href, onPress }) => {
            const itemClass = cx(styles.item, tone === 'danger' && styles.danger)
            return href === undefined ? (
              <Radix.Item key={id} className={itemClass} onSelect={onPress}>
                {words}
              </Radix.Item>
            ) : (
              <Radix.Item key={id} className={itemClass} asChild>
                <a href={href}>{words}</a>
              </Radix.Item>
            )
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
