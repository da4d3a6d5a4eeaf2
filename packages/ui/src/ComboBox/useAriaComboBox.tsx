import { useMemo, useRef } from 'react'
import { useComboBox } from 'react-aria/useComboBox'
import { useFilter } from 'react-aria/useFilter'
import { Item } from 'react-stately/Item'
import { Section } from 'react-stately/Section'
import { useComboBoxState } from 'react-stately/useComboBoxState'
import type { ComboBoxStateOptions } from 'react-stately/useComboBoxState'
import type { FieldIds } from '../internal/Field.tsx'
import type { ComboBoxControlProps, ComboBoxItem, ComboBoxSection } from './comboBoxProps.ts'
import { comboBoxValue } from './comboBoxValue.ts'
import type { useShownItems } from './useShownItems.ts'

type Entry = ComboBoxItem | ComboBoxSection

/** Returns the state of react-aria's combobox, the props of its elements, and their refs. */
export function useAriaComboBox(
  props: ComboBoxControlProps,
  {
    ids,
    shown,
    choose,
  }: { ids: FieldIds; shown: ReturnType<typeof useShownItems>; choose: (ids: readonly string[]) => void },
) {
  const { label, onInput, disabled, readOnly, required } = props
  const refs = {
    inputRef: useRef<HTMLInputElement>(null),
    buttonRef: useRef<HTMLButtonElement>(null),
    listBoxRef: useRef<HTMLDivElement>(null),
    popoverRef: useRef<HTMLDivElement>(null),
  }
  const { contains } = useFilter({ sensitivity: 'base' })
  const given = {
    ...comboBoxValue(props, choose),
    ...(onInput ? { items: shown.items } : { defaultItems: shown.items }),
    defaultFilter: contains,
    ...shown.filtering,
    disabledKeys: useDisabledKeys(shown.items),
    label,
    id: ids.id,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: Boolean(ids.invalid),
    validationBehavior: 'aria',
    'aria-describedby': ids.describedBy,
    allowsEmptyCollection: true,
    children: entryOf,
  } as object as ComboBoxStateOptions<Entry>
  const state = useComboBoxState<Entry>(given)
  return { state, refs, aria: useComboBox<Entry>({ ...given, ...refs }, state) }
}

function useDisabledKeys(items: readonly Entry[]): string[] {
  return useMemo(
    () =>
      items
        .flatMap((entry) => ('items' in entry ? entry.items : entry))
        .filter(({ disabled }) => disabled)
        .map(({ id }) => id),
    [items],
  )
}

/** Returns an entry as react-stately's collections take it. `ComboBoxList` draws its content. */
function entryOf(entry: Entry) {
  return 'items' in entry ? (
    <Section key={`section ${entry.label}`} title={entry.label} items={entry.items}>
      {itemOf}
    </Section>
  ) : (
    itemOf(entry)
  )
}

function itemOf(item: ComboBoxItem) {
  return (
    <Item key={item.id} textValue={item.label}>
      {item.label}
    </Item>
  )
}
