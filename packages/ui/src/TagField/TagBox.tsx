import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { FieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { onLeave } from '../internal/onLeave.ts'
import { FormValue } from '../internal/FormValue.tsx'
import { rareMessages } from '../rareMessages.ts'
import { Tag } from '../Tag/Tag.tsx'
import * as tagStyles from '../Tag/Tag.css.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useScripted } from '../useScripted/useScripted.tsx'
import { tagSeparator } from './addTags.ts'
import type { TagFieldProps } from './tagFieldProps.ts'
import type { useTags } from './useTags.ts'
import * as styles from './TagField.css.ts'

type TagBoxProps = Omit<TagFieldProps, 'id'> & {
  ids: FieldIds
  held: ReturnType<typeof useTags>
  frame: RefObject<HTMLDivElement | null>
}

/** The tags of a field and the input behind them. */
export function TagBox({
  label,
  required,
  name,
  size = 'medium',
  disabled,
  readOnly,
  form,
  placeholder,
  onBlur,
  onKeyDown,
  onPaste,
  ids,
  held,
  frame,
  ...more
}: TagBoxProps) {
  const scripted = useScripted()
  const { tags, text, add } = held
  const fixed = disabled || readOnly
  const empty = tags.length === 0
  const shared = { name, form, disabled }
  return (
    <div ref={frame} className={cx(field.box, field.size[size], styles.box)} onBlur={onLeave(onBlur)}>
      {!empty && <TagList {...shared} {...{ label, fixed, scripted, held, frame }} control={ids.id} />}
      <input
        autoComplete="off"
        {...more}
        {...shared}
        id={ids.id}
        type="text"
        className={cx(field.control, styles.input)}
        // The empty input is submitted only before scripts load, and reported if the field is required.
        name={!scripted || held.isPending || (required && empty) ? name : undefined}
        value={text}
        placeholder={empty ? placeholder : undefined}
        readOnly={readOnly}
        required={required && empty}
        aria-invalid={ids.invalid}
        aria-describedby={ids.describedBy}
        onChange={(event) => held.type(event.currentTarget.value)}
        onBlur={() => {
          if (text.trim() && !fixed) add(text)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented && !fixed) press(event, held, frame)
        }}
        onPaste={(event) => {
          onPaste?.(event)
          const pasted = event.clipboardData.getData('text')
          // The browser would join the lines of a column to one text.
          if (event.defaultPrevented || fixed || !tagSeparator.test(pasted.trim())) return
          event.preventDefault()
          add(`${text}\n${pasted}`)
        }}
      />
    </div>
  )
}

/** The tags: with a button each, or as checkboxes before scripts load. */
function TagList({
  fixed,
  scripted,
  held,
  frame,
  control,
  label,
  ...shared
}: Parts & {
  fixed: boolean | undefined
  scripted: boolean
  control: string
  label: string
  name: string
  form: string | undefined
  disabled: boolean | undefined
}) {
  return (
    <ul className={styles.list} aria-label={label}>
      {held.tags.map((tag, index) => (
        <li key={tag} className={styles.item}>
          <Tag size="medium">
            {scripted ? (
              <>
                <bdi className={styles.text}>{tag}</bdi>
                {!fixed && <RemoveButton tag={tag} index={index} held={held} frame={frame} />}
                <FormValue
                  {...shared}
                  control={control}
                  label={label}
                  value={tag}
                  required={false}
                  onMissing={() => undefined}
                />
              </>
            ) : (
              <label className={styles.kept}>
                <input type="checkbox" {...shared} value={tag} defaultChecked />
                <bdi className={styles.text}>{tag}</bdi>
              </label>
            )}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

type Parts = Pick<TagBoxProps, 'held' | 'frame'>

/** The button that removes a tag. The focus moves to a neighbouring tag, or to the input. */
function RemoveButton({ tag, index, held, frame }: Parts & { tag: string; index: number }) {
  const say = useMessages(rareMessages)
  const removeTo = (next: number) => {
    held.remove(index)
    stopsIn(frame)[next]?.focus()
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete') removeTo(index)
    else if (event.key === 'Backspace') removeTo(Math.max(0, index - 1))
    else {
      const next = nextStop(event, index, stopsIn(frame).length)
      if (next === undefined) return
      stopsIn(frame)[next]?.focus()
    }
    event.preventDefault()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx(tagStyles.remove, styles.remove)}
      aria-label={say('removeOf', { label: tag })}
      onClick={() => removeTo(index)}
      onKeyDown={walk}
    >
      <Icon name="close" size={12} />
    </button>
  )
}

/** Handles the keys of the input. */
function press(
  event: KeyboardEvent<HTMLInputElement>,
  { tags, text, add, remove }: Parts['held'],
  frame: Parts['frame'],
) {
  // In Safari `isComposing` is already false for the Enter that ends a composition, but `keyCode` is still 229.
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
  const { selectionStart, selectionEnd } = event.currentTarget
  if (event.key === 'Enter' && text.trim()) {
    event.preventDefault()
    add(text)
  }
  // A held key that emptied the input does not go on to the tags.
  else if (event.key === 'Backspace' && text === '' && !event.repeat) remove(tags.length - 1)
  else if (event.key === towardsStart(event.currentTarget) && selectionStart === 0 && selectionEnd === 0) {
    event.preventDefault()
    stopsIn(frame).at(-2)?.focus()
  }
}

/** The buttons of the tags, and the input. */
function stopsIn(frame: Parts['frame']): HTMLElement[] {
  return [...(frame.current?.querySelectorAll<HTMLElement>('li button, :scope > input') ?? [])]
}

function nextStop(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const { key } = event
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === towardsStart(event.currentTarget)) return Math.max(0, at - 1)
  return key === 'ArrowLeft' || key === 'ArrowRight' ? at + 1 : undefined
}

function towardsStart(element: Element): string {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
}
