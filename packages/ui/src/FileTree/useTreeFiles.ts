import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { holdFiles } from '../internal/holdFiles.ts'
import { useReset } from '../internal/useReset.ts'
import { hasSameNodes } from './fileNodes.ts'
import type { FileTreeProps } from './fileTreeProps.ts'
import type { TreeFile } from './treeFile.ts'

const noFiles: readonly TreeFile[] = []

/** The files that a form sends themselves: chosen, not refused, and not stored yet. */
export function sentFiles(files: readonly TreeFile[]): TreeFile[] {
  return files.filter(({ file, value }) => file !== undefined && value === undefined)
}

/** Keeps the files, and tells the host of each change. */
export function useTreeFiles(
  { files: given, defaultFiles = noFiles, onChange }: Pick<FileTreeProps, 'files' | 'defaultFiles' | 'onChange'>,
  input: RefObject<HTMLInputElement | null>,
) {
  const [own, setOwn] = useState(defaultFiles)
  const files = given ?? own
  const latest = useRef({ files, onChange })
  useLayoutEffect(() => {
    latest.current = { files, onChange }
  })
  const change = useCallback(
    (next: TreeFile[], { added = [], removed = [] }: { added?: TreeFile[]; removed?: TreeFile[] } = {}) => {
      // A second change before the next render keeps the first.
      latest.current.files = next
      setOwn(next)
      latest.current.onChange?.({ files: next, added, removed })
    },
    [],
  )
  useReset(input, () => setOwn(defaultFiles))
  const hold = useCallback(() => {
    const sent = sentFiles(latest.current.files)
    if (input.current && (sent.length || input.current.files?.length)) holdFiles(input.current, sent)
  }, [input])
  // oxlint-disable-next-line react/exhaustive-deps -- the input holds the files of the list
  useLayoutEffect(hold, [files, hold])
  return { files, latest, change, hold }
}

/** Returns an earlier list of files as long as it has the same entries, so that progress does not sort them again. */
export function useSameEntries(files: readonly TreeFile[]): readonly TreeFile[] {
  const [kept, setKept] = useState(files)
  if (kept === files || hasSameNodes(kept, files)) return kept
  setKept(files)
  return files
}
