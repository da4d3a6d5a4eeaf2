import { useEffect, useRef } from 'react'
import type { DragEvent, RefObject } from 'react'
import { Button } from '../Button/Button.tsx'
import { ChooseButton } from '../FileUpload/ChooseButton.tsx'
import * as choice from '../FileUpload/chooseFiles.css.ts'
import { cx } from '../internal/cx.ts'
import { DropZone } from '../FileUpload/DropZone.tsx'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldIds } from '../internal/Field.tsx'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { chosenFiles, droppedFiles } from './droppedFiles.ts'
import { addFiles, addLater, moveTo } from './fileActions.ts'
import { canMove } from './fileChanges.ts'
import { FileTreeBody } from './FileTreeBody.tsx'
import type { FileTreeChange, FileTreeProps } from './fileTreeProps.ts'
import { pathOf } from './treeFile.ts'
import type { TreeFile } from './treeFile.ts'
import { useFileTree } from './useFileTree.ts'
import type { FileTreeState } from './useFileTree.ts'
import { sentFiles } from './useTreeFiles.ts'
import * as styles from './FileTree.css.ts'

export type { FileTreeChange, FileTreeProps, TreeFile }

/**
 * A field for whole folders of files to upload, as a tree that the reader puts in order.
 *
 * When: the reader sends a set of documents whose folders matter: drawings of a machine, the papers of a delivery.
 * Instead: `FileUpload` for a few files; `Tree` for folders that are only browsed.
 *
 * Keys: `Tab` reaches the file input, each button and one entry; arrow keys, `Home`, `End` and letters move as in
 * `Tree`; `Space` selects, `Ctrl+A` selects all; `F2` renames a folder, `Delete` removes; `Ctrl+X` and `Ctrl+V` move
 * entries into the focused folder; `Shift+F10` or the menu key opens the actions, which have "Move to".
 */
export function FileTree(props: FileTreeProps) {
  const { label, hideLabel, hint, error, id, name, required, className, style, form, pathName } = props
  const ids = useFieldIds({ id, name, hint, error }, props)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const state = useFileTree(props, { list, input })
  const { files } = state
  const stored = files.filter(({ value }) => value !== undefined)
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      required={required}
      ids={ids}
      className={className}
      style={style}
    >
      <DropZone
        ids={ids}
        disabled={props.disabled}
        onTake={
          state.fixed ? undefined : (data, target) => void addLater(state, droppedFiles(data), folderUnder(target))
        }
      >
        <div className={styles.body} {...dropProps(state)}>
          {!props.readOnly && <Chooser state={state} ids={ids} input={input} />}
          <FileTreeBody state={state} list={list} />
        </div>
      </DropZone>
      {stored.map(({ id: key, value }) => (
        <input key={key} type="hidden" name={name} form={form} value={value} />
      ))}
      {pathName !== undefined &&
        [...sentFiles(files), ...stored].map((file) => (
          <input key={file.id} type="hidden" name={pathName} form={form} value={pathOf(file)} />
        ))}
    </Field>
  )
}

/** Entries that are dropped beside the rows move to the top level. */
function dropProps(state: FileTreeState) {
  const { dragged, setOver, over } = state
  return {
    onDragOver: (event: DragEvent) => {
      if (dragged.current.length === 0 || !canMove(dragged.current, '')) return
      event.preventDefault()
      setOver('')
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (over !== undefined && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setOver(undefined)
    },
    onDrop: (event: DragEvent) => {
      setOver(undefined)
      const ids = dragged.current
      dragged.current = []
      if (ids.length === 0) return
      event.preventDefault()
      moveTo(state, ids, '')
    },
  }
}

function folderUnder(target: EventTarget): string {
  return (target instanceof Element && target.closest<HTMLElement>('[data-folder]')?.dataset.folder) || ''
}

function Chooser({
  state,
  ids,
  input,
}: {
  state: FileTreeState
  ids: FieldIds
  input: RefObject<HTMLInputElement | null>
}) {
  const { props, files, hold, say } = state
  const { name, accept, required, disabled, form, maxFiles } = props
  const both = useMergedRefs(input, props.ref)
  const take = (chosen: Iterable<File>) => addFiles(state, chosenFiles(chosen))
  useEffect(() => {
    // Picks up files chosen before scripts loaded.
    take(input.current?.files ?? [])
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return (
    <div className={choice.choose}>
      <input
        {...controlProps(props)}
        ref={both}
        id={ids.id}
        type="file"
        className={cx(choice.input, choice.covered)}
        form={form}
        disabled={disabled}
        accept={accept}
        multiple={maxFiles !== 1}
        name={files.length > 0 && sentFiles(files).length === 0 ? undefined : name}
        required={required && files.length === 0}
        aria-invalid={ids.invalid}
        aria-describedby={ids.describedBy}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          hold()
        }}
      />
      <ChooseButton input={ids.id} drop={say.words('fileTreeDrop')}>
        <FolderChooser state={state} onTake={take} />
      </ChooseButton>
    </div>
  )
}

/** The button that chooses a whole folder, with an input of its own: one input chooses either files or a folder. */
function FolderChooser({ state, onTake }: { state: FileTreeState; onTake: (chosen: Iterable<File>) => void }) {
  const { say, props } = state
  const { disabled } = props
  const folder = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.folderButton}>
      <Button disabled={disabled} onPress={() => folder.current?.click()}>
        {say.words('fileTreeFolder')}
      </Button>
      <input
        {...{ webkitdirectory: '' }}
        ref={folder}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={say.words('fileTreeFolder')}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onTake([...(currentTarget.files ?? [])])
          // The same folder can be chosen again.
          currentTarget.value = ''
        }}
      />
    </span>
  )
}

/** Returns the props that go to the file input as they are. */
function controlProps({
  label: _label,
  hideLabel: _hideLabel,
  hint: _hint,
  error: _error,
  className: _className,
  style: _style,
  files: _files,
  defaultFiles: _defaultFiles,
  pathName: _pathName,
  onChange: _onChange,
  onRetry: _onRetry,
  defaultExpanded: _defaultExpanded,
  formats: _formats,
  maxFiles: _maxFiles,
  maxBytes: _maxBytes,
  height: _height,
  readOnly: _readOnly,
  ...control
}: FileTreeProps) {
  return control
}
