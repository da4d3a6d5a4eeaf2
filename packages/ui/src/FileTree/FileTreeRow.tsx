import type { DragEvent, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import { fileSize } from '../internal/fileSize.ts'
import { track } from '../Progress/Progress.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { TreeLine, TreeMark } from '../Tree/TreeLine.tsx'
import type { TreeRow } from '../Tree/treeRows.ts'
import { moveTo } from './fileActions.ts'
import { canMove } from './fileChanges.ts'
import { fileIcon, folderIcon, moreIcon } from './fileIcons.tsx'
import { filesOf, folderOf } from './fileNodes.ts'
import { fileTreeKey } from './fileTreeKey.ts'
import { FolderName } from './FolderName.tsx'
import type { TreeFile } from './treeFile.ts'
import { folderAt, idsFor } from './entriesOf.ts'
import type { FileTreeState } from './useFileTree.ts'
import * as styles from './FileTree.css.ts'

/** A folder or a file, with its state and the button of its actions. */
export function FileTreeRow({ state, row }: { state: FileTreeState; row: TreeRow }) {
  const { tree, fixed, cut, over, byId, renamed, setMenu, say } = state
  const { node } = row
  const path = folderOf(node.id)
  const file = byId.get(node.id)
  const renames = path !== undefined && path === renamed
  const facts = path === undefined ? file && factsOfFile(state, file) : factsOfFolder(state, path)
  return (
    <TreeLine
      tree={tree}
      row={row}
      className={styles.row}
      data-folder={folderAt(state, row)}
      data-cut={filesAreCut(cut, node.id) || undefined}
      data-over={(path !== undefined && path === over) || undefined}
      onKey={(event) => fileTreeKey(event, state, row)}
      onContextMenu={(event) => {
        if (fixed || renames) return
        event.preventDefault()
        tree.setCurrent(row.key)
        setMenu({ kind: 'actions', ids: idsFor(state, row), anchor: event.currentTarget })
      }}
      {...(!fixed && !renames && dragProps(state, row))}
    >
      <TreeMark tree={tree} row={row} />
      <span className={styles.icon}>{path === undefined ? file && fileIcon(file) : folderIcon}</span>
      {renames ? (
        <FolderName state={state} path={path} />
      ) : (
        <>
          <span className={styles.main}>
            <span className={styles.words}>
              <bdi className={styles.name}>{node.label}</bdi>
              {file?.error && <span className={styles.error}>{file.error}</span>}
            </span>{' '}
            <span className={styles.facts}>{facts}</span>
          </span>
          {!fixed && (
            // Screen readers open the actions with the keys of the row, or with the buttons of the selected entries.
            <span className={styles.menu} aria-hidden>
              <IconButton
                icon={moreIcon}
                size="small"
                tabIndex={-1}
                label={say.words('fileTreeActions', { label: node.label })}
                onPress={({ currentTarget }) => {
                  tree.setCurrent(row.key)
                  setMenu({ kind: 'actions', ids: idsFor(state, row), anchor: currentTarget })
                }}
              />
            </span>
          )}
        </>
      )}
    </TreeLine>
  )
}

function filesAreCut(cut: readonly string[], id: string): boolean {
  return cut.some((one) => one === id || (folderOf(one) !== undefined && id.startsWith(one)))
}

function factsOfFile({ say, language }: FileTreeState, file: TreeFile): ReactNode {
  const { size, progress, error, value } = file
  const bytes = size === undefined ? undefined : fileSize(size, language)
  if (error !== undefined)
    return (
      <>
        {bytes} <Icon name="error" className={styles.bad} />
      </>
    )
  if (progress !== undefined) {
    const percent = say.percent(progress)
    return (
      <>
        <progress className={cx(track, styles.progress)} aria-hidden value={progress} max={100} />
        <span className={styles.percent} aria-hidden>
          {percent}
        </span>
        <VisuallyHidden>{say.words('fileTreeUploading', { percent })}</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      {bytes}{' '}
      {value === undefined ? (
        <Icon name="clock" label={say.words('fileTreeWaiting')} />
      ) : (
        <Icon name="success" label={say.words('fileTreeUploaded')} className={styles.good} />
      )}
    </>
  )
}

function factsOfFolder({ say, language, totals }: FileTreeState, path: string): ReactNode {
  const { files = 0, bytes = 0, failed = 0, done = 0 } = totals.get(path) ?? {}
  return (
    <>
      <span>{say.words('fileTreeFiles', { count: say.number(files) })}</span> {fileSize(bytes, language)}{' '}
      {failed > 0 ? (
        <span className={styles.bad}>{say.words('fileTreeFailed', { count: say.number(failed) })}</span>
      ) : (
        done === files && <Icon name="success" label={say.words('fileTreeUploaded')} className={styles.good} />
      )}
    </>
  )
}

/** Rows are dragged onto folders, and onto files for the folder of the file. */
function dragProps(state: FileTreeState, row: TreeRow) {
  const { dragged, setOver, files } = state
  const target = folderAt(state, row)
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      dragged.current = idsFor(state, row)
      event.dataTransfer.effectAllowed = 'move'
      // Firefox drags only what has data.
      event.dataTransfer.setData(
        'text/plain',
        filesOf(files, dragged.current)
          .map(({ name }) => name)
          .join('\n'),
      )
    },
    onDragOver: (event: DragEvent) => {
      const isOwn = dragged.current.length > 0
      // Otherwise the entry would go to the top level.
      if (isOwn) event.stopPropagation()
      if (isOwn ? !canMove(dragged.current, target) : !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(target)
    },
    onDrop: (event: DragEvent) => {
      if (!dragged.current.length) return
      event.stopPropagation()
      if (!canMove(dragged.current, target)) return
      event.preventDefault()
      const ids = dragged.current
      dragged.current = []
      setOver(undefined)
      moveTo(state, ids, target)
    },
    onDragEnd: () => {
      dragged.current = []
      setOver(undefined)
    },
  }
}
