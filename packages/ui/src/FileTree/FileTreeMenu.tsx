import { useRef } from 'react'
import { AnchoredMenu } from '../internal/AnchoredMenu.tsx'
import type { AnchoredItem } from '../internal/AnchoredMenu.tsx'
import { moveTo, moveToNewFolder, removeEntries } from './fileActions.ts'
import { canMove } from './fileChanges.ts'
import { filesOf, folderOf, foldersOf } from './fileNodes.ts'
import { nameOf } from './treeFile.ts'
import { countOf } from './entriesOf.ts'
import type { FileTreeState, OpenMenu } from './useFileTree.ts'

export type FileTreeMenuProps = { state: FileTreeState; menu: OpenMenu }

/** The actions on entries, or the folders that they can move to. It loads when it is opened. */
export function FileTreeMenu({ state, menu }: FileTreeMenuProps) {
  const { setMenu, now } = state
  const acted = useRef(false)
  const items = menu.kind === 'move' ? moveItems(state, menu) : actionItems(state, menu)
  return (
    <AnchoredMenu
      label={labelOf(state, menu)}
      anchor={menu.anchor}
      rightToLeft={menu.anchor?.matches(':dir(rtl)') ?? false}
      items={items.map((item) => ({
        ...item,
        onPress: () => {
          // An action moves the focus itself.
          acted.current = true
          item.onPress()
        },
      }))}
      onClose={() => {
        setMenu((open) => (open === menu ? undefined : open))
        if (acted.current) return
        if (menu.anchor instanceof HTMLButtonElement && menu.anchor.tabIndex === 0) return menu.anchor.focus()
        const { rows, current, focusRow } = now.current
        return focusRow(rows.find(({ key }) => key === current))
      }}
    />
  )
}

function labelOf(state: FileTreeState, { kind, ids }: OpenMenu): string {
  const { say, byId } = state
  if (kind === 'move') return say.words('fileTreeMoveHere')
  const [id = ''] = ids
  if (ids.length > 1) return say.words('fileTreeActionsOf', { count: countOf(state, ids) })
  const folder = folderOf(id)
  return say.words('fileTreeActions', { label: folder === undefined ? (byId.get(id)?.name ?? '') : nameOf(folder) })
}

function actionItems(state: FileTreeState, { ids, anchor }: OpenMenu): AnchoredItem[] {
  const { say, props, files, setMenu, setRenamed, changeAndFocus, now } = state
  const { onRetry } = props
  const folder = ids.length === 1 ? folderOf(ids[0]!) : undefined
  const retried = onRetry ? filesOf(files, ids).filter(({ error, final }) => error !== undefined && !final) : []
  const current = now.current.current
  const retry = () => {
    changeAndFocus(
      () => {
        for (const { id } of retried) onRetry?.({ id })
      },
      (rows) => rows.find(({ key }) => key === current),
    )
  }
  return [
    ...(retried.length ? [{ id: 'retry', label: say.rare('retry'), onPress: retry }] : []),
    ...(folder === undefined
      ? []
      : [{ id: 'rename', label: say.words('fileTreeRename'), onPress: () => setRenamed(folder) }]),
    { id: 'move', label: say.words('fileTreeMoveTo'), onPress: () => setMenu({ kind: 'move', ids, anchor }) },
    { id: 'remove', label: say.common('remove'), tone: 'danger', onPress: () => removeEntries(state, ids) },
  ]
}

function moveItems(state: FileTreeState, { ids }: OpenMenu): AnchoredItem[] {
  const { say, files, language } = state
  const folders = ['', ...foldersOf(files, language)]
  return [
    ...folders
      .filter((folder) => canMove(ids, folder))
      .map((folder) => ({
        id: folder,
        label: folder ? folder.split('/').join(' / ') : say.words('fileTreeTop'),
        onPress: () => moveTo(state, ids, folder),
      })),
    { id: ' new', label: say.words('fileTreeNewFolder'), onPress: () => moveToNewFolder(state, ids) },
  ]
}
