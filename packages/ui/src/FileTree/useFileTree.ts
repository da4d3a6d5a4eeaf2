import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../internal/Language.ts'
import type { TreeRow } from '../Tree/treeRows.ts'
import { useTree } from '../Tree/useTree.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { rareMessages } from '../rareMessages.ts'
import { fileNodes, folderId } from './fileNodes.ts'
import { fileTotals } from './fileTotals.ts'
import { fileTreeMessages } from './fileTreeMessages.ts'
import type { FileTreeProps } from './fileTreeProps.ts'
import { useSameEntries, useTreeFiles } from './useTreeFiles.ts'

/** The open menu: the actions on entries, or the folders they can move to. */
export type OpenMenu = { kind: 'actions' | 'move'; ids: readonly string[]; anchor: Element | null }

export type FileTreeState = ReturnType<typeof useFileTree>

type Refs = { list: RefObject<HTMLDivElement | null>; input: RefObject<HTMLInputElement | null> }

/** The files as a tree, with its selection, its open menu and its renamed folder. `fileActions.ts` changes them. */
export function useFileTree(props: FileTreeProps, { list, input }: Refs) {
  const language = useLanguage()
  const { files, latest, change, hold } = useTreeFiles(props, input)
  const fixed = Boolean(props.disabled || props.readOnly)
  const entries = useSameEntries(files)
  const nodes = useMemo(() => fileNodes(entries, language), [entries, language])
  const totals = useMemo(() => fileTotals(files), [files])
  const byId = useMemo(() => new Map(files.map((file) => [file.id, file])), [files])
  const [selected, setSelected] = useState<readonly string[]>([])
  const [expanded, setExpanded] = useState<readonly string[]>(() => props.defaultExpanded?.map(folderId) ?? [])
  const [renamed, setRenamed] = useState<string>()
  const [menu, setMenu] = useState<OpenMenu>()
  const [cut, setCut] = useState<readonly string[]>([])
  const [over, setOver] = useState<string>()
  const [reading, setReading] = useState(false)
  const [said, announce] = useState('')
  const dragged = useRef<readonly string[]>([])
  const tree = useTree(
    {
      nodes,
      selection: fixed ? 'none' : 'many',
      value: selected,
      onChange: ({ value }) => setSelected(value),
      expanded,
      onExpand: ({ expanded: next }) => setExpanded(next),
    },
    list,
  )
  const now = useRef(tree)
  useLayoutEffect(() => {
    now.current = tree
  })
  /** Renders a change at once, and focuses the row that `pick` returns among the rows after it. */
  const changeAndFocus = (act: () => void, pick: (rows: readonly TreeRow[]) => TreeRow | undefined) => {
    flushSync(act)
    const row = pick(now.current.rows)
    if (row) now.current.focusRow(row)
    else input.current?.focus()
  }
  const say = { ...useSay(), ...useFormats(language) }
  const given = { props, fixed, files, latest, change, hold, totals, byId, tree, now, say, input, language }
  const entriesState = { selected, setSelected, expanded, setExpanded, renamed, setRenamed, cut, setCut }
  const shown = { menu, setMenu, over, setOver, reading, setReading, said, announce }
  return { ...given, ...entriesState, ...shown, dragged, changeAndFocus }
}

function useSay() {
  return { common: useMessages(), words: useMessages(fileTreeMessages), rare: useMessages(rareMessages) }
}

function useFormats(language: string) {
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    return {
      number: (value: number) => number.format(value),
      percent: (value: number) => percent.format(value / 100),
    }
  }, [language])
}
