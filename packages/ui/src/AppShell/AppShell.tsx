import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { appMessages } from '../appMessages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import { SideNav } from '../SideNav/SideNav.tsx'
import type { SideNavSection } from '../SideNav/SideNav.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useScripted } from '../useScripted/useScripted.tsx'
import * as styles from './AppShell.css.ts'

export type AppShellProps = RootProps<HTMLDivElement> & {
  /** The accessible name of the side navigation. */
  label: string
  /** The links of the side navigation, in sections. */
  sections: readonly SideNavSection[]
  /** The content of the header: the name of the application, a search, the account. */
  header: ReactNode
  /** Content under the links, such as the account on phones. */
  foot?: ReactNode
  /**
   * Whether the side navigation shows only icons on wide screens. Controlled if given, with `onCollapse`; otherwise use
   * `defaultCollapsed`. A server that stores it renders it without a jump.
   */
  collapsed?: boolean | undefined
  /** Whether it initially shows only icons (uncontrolled). */
  defaultCollapsed?: boolean | undefined
  /** Called when the reader collapses or expands the side navigation. */
  onCollapse?: ((change: { collapsed: boolean }) => void) | undefined
  /** The id of the main content, the target of the skip link. @default 'main' */
  mainId?: string | undefined
  /** The page. */
  children: ReactNode
}

/**
 * The frame of an application: skip link, header, side navigation and main content. On phones the navigation is a drawer
 * that also opens before scripts load.
 *
 * When: a console or a platform whose pages share a navigation. Instead: `Container` for a page of a shop; `SideNav` for
 * the navigation in a frame of your own.
 *
 * Keys: `Tab` first reaches the link that skips to the content; `Enter` on the menu button opens the drawer on phones and
 * shrinks the navigation on wide screens; `Escape` closes the drawer, and the focus returns to the button.
 */
export function AppShell({
  label,
  sections,
  header,
  foot,
  collapsed,
  defaultCollapsed = false,
  onCollapse,
  mainId = 'main',
  children,
  className,
  ...root
}: AppShellProps) {
  const say = useMessages(appMessages)
  const drawerId = useId()
  const scripted = useScripted()
  const [narrow, setNarrow] = useControllableState(collapsed, defaultCollapsed, (next) =>
    onCollapse?.({ collapsed: next }),
  )
  return (
    <div {...root} className={cx(styles.shell, className)} data-collapsed={narrow || undefined}>
      <a href={`#${mainId}`} className={styles.skip}>
        {say('skipToContent')}
      </a>
      <header className={styles.header}>
        <IconButton icon="menu" label={say('menu')} className={styles.opener} popoverTarget={drawerId} />
        {scripted && (
          <IconButton
            icon="menu"
            label={say('wholeMenu')}
            className={styles.collapser}
            expanded={!narrow}
            controls={drawerId}
            onPress={() => setNarrow(!narrow)}
          />
        )}
        {header}
      </header>
      <Side id={drawerId} label={label} sections={sections} foot={foot} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

/** The column of the navigation, or its drawer. The drawer is a native popover. */
function Side({ id, label, sections, foot }: Pick<AppShellProps, 'label' | 'sections' | 'foot'> & { id: string }) {
  const say = useMessages()
  const side = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An open drawer would stay over the column of a widened window.
    const wide = matchMedia('(min-width: 48em)')
    const close = () => side.current?.hidePopover?.()
    wide.addEventListener?.('change', close)
    return () => wide.removeEventListener?.('change', close)
  }, [])
  return (
    <div
      ref={side}
      id={id}
      popover="auto"
      className={styles.side}
      onClick={({ target, currentTarget }) => {
        // A link may lead to a page that replaces only the content.
        if ((target as Element).closest('a')) currentTarget.hidePopover?.()
      }}
    >
      <div className={styles.closer}>
        <IconButton icon="close" label={say('close')} popoverTarget={id} />
      </div>
      <SideNav label={label} sections={sections} />
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
