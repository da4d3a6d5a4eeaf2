import { useRef } from 'react'
import type { HTMLAttributes } from 'react'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { cx } from '../internal/cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { FormValue } from '../internal/FormValue.tsx'
import { lazyPart } from '../internal/lazyPart.ts'
import { useDialogAround } from '../internal/useDialogAround.ts'
import { useMissing } from '../internal/useMissing.ts'
import { useVisibleOutside } from '../internal/useVisibleOutside.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ComboBoxInput } from './ComboBoxInput.tsx'
import type { ComboBoxListProps } from './ComboBoxList.tsx'
import type { ComboBoxControlProps } from './comboBoxProps.ts'
import { useAriaComboBox } from './useAriaComboBox.tsx'
import { useChosenLabels } from './useChosenLabels.ts'
import { useShownItems } from './useShownItems.ts'

const { preload, usePart } = lazyPart<ComboBoxListProps>(() =>
  import('./ComboBoxList.tsx').then(({ ComboBoxList }) => ComboBoxList),
)

/** The combobox on react-aria's hooks, in a file of its own so that it loads separately; its list loads when opened. */
export function ComboBoxControl(props: ComboBoxControlProps) {
  return (
    <AriaLocale>
      <Control {...props} />
    </AriaLocale>
  )
}

function Control(props: ComboBoxControlProps) {
  const { items, hideLabel, hint, error, id, onInput: _, loading, empty, className, style, onChoose, ...rest } = props
  const { label, name, required, chosen } = rest
  const say = useMessages(rareMessages)
  const [missing, onMissing] = useMissing(label, chosen.length === 0)
  const ids = useFieldIds({ id, name, hint, error: error ?? missing }, rest)
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const dialog = useDialogAround(root)
  const { labelOf, choose } = useChosenLabels(items, onChoose)
  const shown = useShownItems(props)
  const { state, aria, refs } = useAriaComboBox(props, { ids, shown, choose })
  useVisibleOutside(state.isOpen)
  const List = usePart(state.isOpen, () => state.close())

  return (
    <>
      <div ref={root} className={cx(field.field, className)} style={style}>
        <ComboBoxLabel {...{ label, hideLabel, required }} of={aria.labelProps} />
        <ComboBoxInput {...rest} {...{ box, refs, aria, state, labelOf, choose, preload }} />
        <FieldNotes hint={hint} ids={ids} />
        <span role="status">
          <VisuallyHidden>{loading && say('loading')}</VisuallyHidden>
        </span>
        {List && (
          // oxlint-disable-next-line react/static-components -- the list, once it has loaded
          <List
            state={state}
            listBoxProps={aria.listBoxProps}
            list={refs.listBoxRef}
            popover={refs.popoverRef}
            trigger={box}
            dialog={dialog}
            note={loading ? say('loading') : (empty ?? say('noMatch'))}
            left={shown.left}
          />
        )}
      </div>
      <FormValues of={props} control={ids.id} onMissing={onMissing} />
    </>
  )
}

function ComboBoxLabel({
  label,
  hideLabel,
  required,
  of,
}: Pick<ComboBoxControlProps, 'label' | 'hideLabel' | 'required'> & { of: HTMLAttributes<HTMLElement> }) {
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- `of` has the id of the input
    <label {...of} className={hideLabel ? undefined : field.label}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </label>
  )
}

/**
 * The inputs that the form submits: one for each selected item. With no selection, one empty input, unless the field is
 * multiple and optional.
 */
function FormValues({
  of: { chosen, multiple, label, name, form, disabled, required },
  control,
  onMissing,
}: {
  of: ComboBoxControlProps
  control: string
  onMissing: () => void
}) {
  return (chosen.length > 0 ? chosen : ['']).map(
    (value) =>
      (value || required || !multiple) && (
        <FormValue
          key={value}
          control={control}
          label={label}
          name={name}
          form={form}
          value={value}
          disabled={disabled}
          required={required}
          onMissing={onMissing}
        />
      ),
  )
}
