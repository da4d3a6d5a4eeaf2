import { DropdownMenu as Radix } from 'radix-ui'
import { useContext } from 'react'
import { cx } from '../internal/cx.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import * as styles from '../Menu/Menu.css.ts'

export type GridMenuItem = { id: string; label: string; onPress: () => void }

export type GridColumnMenuProps = {
  label: string
  /** Returns the header that the menu belongs to. */
  anchor: () => HTMLElement | null
  rightToLeft: boolean
  items: readonly GridMenuItem[]
  /** Called when the menu closes. The focus returns to the grid. */
  onClose: () => void
}

/** The menu of a column, loaded when the reader points at a header or opens it. */
export function GridColumnMenu({ label, anchor, rightToLeft, items, onClose }: GridColumnMenuProps) {
  const scope = useContext(Scope)
  const box = anchor()?.getBoundingClientRect()
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
        <span
          aria-hidden
          style={{
            position: 'fixed',
            left: box?.left,
            top: box?.top,
            width: box?.width,
            height: box?.height,
            pointerEvents: 'none',
          }}
        />
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
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {items.map(({ id, label: words, onPress }) => (
            <Radix.Item key={id} className={styles.item} onSelect={onPress}>
              {words}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
