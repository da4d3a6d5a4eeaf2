import { useEffect, useId } from 'react'
import type { RefObject } from 'react'
import { Virtualizer } from 'virtua'
import type { CustomItemComponentProps } from 'virtua'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import { fileSize } from '../internal/fileSize.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import { lazyPart } from '../internal/lazyPart.ts'
import { ShownItem } from '../internal/ShownItem.tsx'
import { track } from '../Progress/Progress.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { removeEntries } from './fileActions.ts'
import { moreIcon } from './fileIcons.tsx'
import type { FileTreeMenuProps } from './FileTreeMenu.tsx'
import { FileTreeRow } from './FileTreeRow.tsx'
import { countOf } from './entriesOf.ts'
import type { FileTreeState } from './useFileTree.ts'
import * as styles from './FileTree.css.ts'

const menuPart = lazyPart<FileTreeMenuProps>(() => import('./FileTreeMenu.tsx').then((part) => part.FileTreeMenu))

/** The height of a row, in pixels, until it is measured. */
const ROW = 32
/** The rows that are rendered beyond the height of the tree, in which a first scroll ends. */
const BEYOND = 10

/** The tree, the actions on selected entries, and the totals. */
export function FileTreeBody({ state, list }: { state: FileTreeState; list: RefObject<HTMLDivElement | null> }) {
  return (
    <>
      <SelectedBar state={state} />
      <Rows state={state} list={list} />
      <Totals state={state} />
      <OpenFileMenu state={state} />
    </>
  )
}

function Rows({ state, list }: { state: FileTreeState; list: RefObject<HTMLDivElement | null> }) {
  const { props, tree, fixed, say } = state
  const keys = useId()
  const { rows, current } = tree
  const { height = 320 } = props
  const at = rows.findIndex(({ key }) => key === current)
  if (rows.length === 0) return fixed && <p className={styles.none}>{say.words('fileTreeEmpty')}</p>
  return (
    <>
      <VisuallyHidden id={keys}>{say.words(fixed ? 'fileTreeReadKeys' : 'fileTreeKeys')}</VisuallyHidden>
      <div
        ref={list}
        role="tree"
        aria-label={props.label}
        aria-describedby={keys}
        aria-multiselectable={!fixed || undefined}
        className={styles.box}
        style={inlineVars({ [styles.height]: `${height}px` })}
        onPointerEnter={menuPart.preload}
        onFocus={menuPart.preload}
      >
        <Virtualizer
          data={rows}
          itemSize={ROW}
          // virtua renders these rows until the first scroll, also on the server.
          ssrCount={Math.ceil(height / ROW) + BEYOND}
          item={Item}
          keepMounted={at < 0 ? [] : [at]}
        >
          {(row) => <FileTreeRow key={row.key} state={state} row={row} />}
        </Virtualizer>
      </div>
    </>
  )
}

function Item(item: CustomItemComponentProps) {
  return <ShownItem {...item} className={styles.item} />
}

/** The actions on the selected entries. */
function SelectedBar({ state }: { state: FileTreeState }) {
  const { selected, fixed, say, setMenu } = state
  if (fixed || selected.length === 0) return null
  return (
    <div className={styles.bar}>
      <span>{say.words('fileTreeSelected', { count: countOf(state, selected) })}</span>
      <Button
        size="small"
        onPress={({ currentTarget }) => setMenu({ kind: 'move', ids: selected, anchor: currentTarget })}
      >
        {say.words('fileTreeMoveTo')}
      </Button>
      <Button size="small" onPress={() => removeEntries(state, selected)}>
        {say.common('remove')}
      </Button>
      <IconButton
        icon={moreIcon}
        size="small"
        label={say.words('fileTreeActionsOf', { count: countOf(state, selected) })}
        onPress={({ currentTarget }) => setMenu({ kind: 'actions', ids: selected, anchor: currentTarget })}
      />
    </div>
  )
}

/** How long the foot keeps a message, in milliseconds. */
const KEPT = 8000

function Totals({ state }: { state: FileTreeState }) {
  const { totals, say, language, reading, said, announce } = state
  const { files, bytes, done, failed, uploading, sent } = totals.get('')!
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => announce(''), KEPT)
    return () => clearTimeout(timer)
  }, [said, announce])
  return (
    <div className={cx(styles.foot, files === 0 && styles.bare)}>
      {files > 0 && (
        <>
          <span>{say.words('fileTreeFiles', { count: say.number(files) })}</span>
          <span>{fileSize(bytes, language)}</span>
        </>
      )}
      {done > 0 && <span>{say.words('fileTreeDone', { count: say.number(done) })}</span>}
      {failed > 0 && <span className={styles.bad}>{say.words('fileTreeFailed', { count: say.number(failed) })}</span>}
      {uploading > 0 && (
        <progress
          className={cx(track, styles.progress)}
          aria-label={say.words('fileTreeUploading', { percent: say.percent(bytes ? (sent / bytes) * 100 : 0) })}
          value={sent}
          max={bytes || 1}
        />
      )}
      <span role="status" className={styles.status}>
        {reading ? say.words('fileTreeReading') : said}
      </span>
    </div>
  )
}

function OpenFileMenu({ state }: { state: FileTreeState }) {
  const { menu, setMenu } = state
  const Menu = menuPart.usePart(menu !== undefined, () => setMenu(undefined))
  // oxlint-disable-next-line react/static-components -- the menu, once it has loaded
  return Menu && menu ? <Menu key={menu.kind} state={state} menu={menu} /> : null
}
