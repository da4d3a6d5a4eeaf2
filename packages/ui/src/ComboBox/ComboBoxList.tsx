import { use, useDeferredValue, useRef } from 'react'
import type { RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import type { AriaListBoxOptions } from 'react-aria/useListBox'
import { useListBox, useListBoxSection, useOption } from 'react-aria/useListBox'
import type { ComboBoxState } from 'react-stately/useComboBoxState'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import * as options from '../internal/options.css.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { ComboBoxItem, ComboBoxSection } from './comboBoxProps.ts'
import { MOST } from './useShownItems.ts'
import * as styles from './ComboBox.css.ts'

type State = ComboBoxState<ComboBoxItem | ComboBoxSection>
type Node = State['collection'] extends Iterable<infer One> ? One : never

export type ComboBoxListProps = {
  state: State
  listBoxProps: AriaListBoxOptions<ComboBoxItem | ComboBoxSection>
  list: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLDivElement | null>
  /** The box under which the list opens. */
  trigger: RefObject<HTMLElement | null>
  /** The dialog around the field, if there is one. */
  dialog: Element | undefined
  /** The text in place of the options if there are none. */
  note: string
  /** The number of matches that the list does not show. */
  left: number
}

/** The floating list of a combobox. It loads when the reader opens it. */
export function ComboBoxList({ trigger, dialog, note, left, ...list }: ComboBoxListProps) {
  const scope = use(Scope)
  const say = useMessages(rareMessages)
  const { state, popover } = list
  return (
    <Popover
      ref={popover}
      trigger="ComboBox"
      triggerRef={trigger}
      scrollRef={list.list}
      isOpen={state.isOpen}
      onOpenChange={(open) => {
        if (!open) state.close()
      }}
      isNonModal
      placement="bottom start"
      className={cx(overlay.float, styles.popover)}
      offset={4}
      containerPadding={12}
      UNSTABLE_portalContainer={dialog}
      {...scope}
    >
      <Options {...list} note={note} />
      {left > 0 && (
        <div className={cx(options.note, styles.more)} role="status">
          {say('moreMatch', { shown: MOST, total: left + MOST })}
        </div>
      )}
    </Popover>
  )
}

/** The options, alone or in sections, or a note if there are none. */
function Options({
  state,
  listBoxProps: given,
  list,
  note,
}: Pick<ComboBoxListProps, 'state' | 'listBoxProps' | 'list' | 'note'>) {
  const { listBoxProps } = useListBox(given, state, list)
  const entries = useEntries(state)
  return (
    <div {...listBoxProps} ref={list} className={styles.list}>
      {entries.map((entry) =>
        entry.type === 'section' ? (
          <Section key={entry.key} section={entry} state={state} />
        ) : (
          <Option key={entry.key} item={entry} state={state} />
        ),
      )}
      {state.collection.size === 0 && (
        <div role="option" aria-selected={false} style={{ display: 'contents' }}>
          <div className={options.note}>{note}</div>
        </div>
      )}
    </div>
  )
}

/** The number of options that are drawn at once. The others follow when the browser has painted these. */
const FIRST = 20

/** Returns the entries to draw: after each change the first ones and those up to the focus, then all. */
function useEntries({ collection, selectionManager: { focusedKey } }: State): Node[] {
  const drawn = useDeferredValue<State['collection'] | null>(collection, null)
  const all = [...collection]
  if (drawn === collection || all.some(({ type }) => type === 'section')) return all
  const focus = all.findIndex(({ key }) => key === focusedKey)
  return all.slice(0, Math.max(FIRST, focus + FIRST))
}

function Section({ section, state }: { section: Node; state: State }) {
  const { headingProps, groupProps } = useListBoxSection({ heading: section.rendered })
  return (
    <section {...groupProps}>
      <header {...headingProps} className={options.heading}>
        {section.rendered}
      </header>
      {[...(state.collection.getChildren?.(section.key) ?? section.childNodes)].map((item) => (
        <Option key={item.key} item={item} state={state} />
      ))}
    </section>
  )
}

function Option({ item, state }: { item: Node; state: State }) {
  const ref = useRef<HTMLDivElement>(null)
  const { optionProps, isSelected, isFocused, isDisabled, isPressed } = useOption({ key: item.key }, state, ref)
  const { label, hint } = item.value as ComboBoxItem
  return (
    <div
      {...optionProps}
      ref={ref}
      className={options.option}
      data-selected={isSelected || undefined}
      data-focused={isFocused || undefined}
      data-disabled={isDisabled || undefined}
      data-pressed={isPressed || undefined}
    >
      <span>
        {label}
        {hint && <span className={options.hint}>{hint}</span>}
      </span>
      {isSelected && <Icon name="check" />}
    </div>
  )
}
