import type { ComboBoxControlProps } from './comboBoxProps.ts'

/** Returns the value props of react-aria's combobox. With `custom` the value is the text; otherwise it is the ids. */
export function comboBoxValue(
  { custom, multiple, chosen, onChoose, onInput }: ComboBoxControlProps,
  choose: ComboBoxControlProps['onChoose'],
) {
  if (custom)
    return {
      allowsCustomValue: true,
      inputValue: chosen[0] ?? '',
      onInputChange: (text: string) => {
        onChoose(text ? [text] : [])
        onInput?.({ text })
      },
    }
  return {
    selectionMode: multiple ? ('multiple' as const) : ('single' as const),
    value: multiple ? chosen : (chosen[0] ?? null),
    onChange: (next: unknown) =>
      choose(Array.isArray(next) ? next.map(String) : typeof next === 'string' ? [next] : []),
    onInputChange: onInput && ((text: string) => onInput({ text })),
  }
}
