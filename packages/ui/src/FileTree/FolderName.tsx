import { useEffect, useId, useRef, useState } from 'react'
import { rename } from './fileActions.ts'
import type { NameProblem } from './fileChanges.ts'
import { folderId } from './fileNodes.ts'
import { nameOf } from './treeFile.ts'
import type { FileTreeState } from './useFileTree.ts'
import * as styles from './FileTree.css.ts'

const words = { none: 'fileTreeNameNone', slash: 'fileTreeNameSlash', taken: 'fileTreeNameTaken' } as const

/** The field in which a folder is renamed: `Enter` renames, `Escape` keeps the name. */
export function FolderName({ state, path }: { state: FileTreeState; path: string }) {
  const { say, setRenamed, changeAndFocus } = state
  const field = useRef<HTMLInputElement>(null)
  const note = useId()
  const [problem, setProblem] = useState<NameProblem>()
  const label = nameOf(path)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const leave = () => {
    changeAndFocus(
      () => setRenamed(undefined),
      (rows) => rows.find(({ key }) => key === folderId(path)),
    )
  }
  return (
    <span className={styles.words}>
      <input
        ref={field}
        className={styles.field}
        aria-label={say.words('fileTreeNewName', { label })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && note}
        autoComplete="off"
        defaultValue={label}
        onChange={() => setProblem(undefined)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') leave()
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter would submit the form.
          event.preventDefault()
          setProblem(rename(state, path, event.currentTarget.value))
        }}
        onBlur={({ currentTarget }) => {
          // Leaving the field keeps what was typed, unless it is refused.
          if (currentTarget.isConnected && rename(state, path, currentTarget.value)) setRenamed(undefined)
        }}
      />
      {problem && (
        <span id={note} role="alert" className={styles.error}>
          {say.words(words[problem])}
        </span>
      )}
    </span>
  )
}
