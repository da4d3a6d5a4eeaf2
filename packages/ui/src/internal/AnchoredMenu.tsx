import { DropdownMenu as Radix } from 'radix-ui'
import { useContext } from 'react'
import * as styles from '../Menu/Menu.css.ts'
import { cx } from './cx.ts'
import * as overlay from './overlay.css.ts'
import { placeOfAnchor } from './placeOfAnchor.ts'
import { Scope } from './Scope.ts'

export type AnchoredItem = { id: string; label: string; tone?: 'danger' | undefined; onPress: () => void }

/** A menu longer than the room beside its anchor scrolls. */
const scrolling = { maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)', overflowY: 'auto' } as const

/** An open menu beside an element that is not its trigger. Its owner moves the focus when it closes. */
export function AnchoredMenu({
  label,
  anchor,
  rightToLeft,
  items,
  onClose,
}: {
  label: string
  anchor: Element | null | undefined
  rightToLeft: boolean
  items: readonly AnchoredItem[]
  onClose: () => void
}) {
  const scope = useContext(Scope)
  return (
    <Radix.Root
      open
      modal={false}
      dir={rightToLeft ? 'rtl' : 'ltr'}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Trigger asChild>
        <span aria-hidden style={placeOfAnchor(anchor)} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={2}
          collisionPadding={12}
          {...scope}
          className={cx(overlay.float, styles.menu)}
          style={{ ...scope.style, ...scrolling }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {items.map(({ id, label: words, tone, onPress }) => (
            <Radix.Item key={id} className={cx(styles.item, tone === 'danger' && styles.danger)} onSelect={onPress}>
              {words}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
