import { use, useRef } from 'react'
import type { ComponentProps, Ref } from 'react'
import { Button, ComboBox as Aria, ComboBoxStateContext, Input, Label, Popover } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '../Icon/Icon.tsx'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { cx } from '../internal/cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { FormValue } from '../internal/FormValue.tsx'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import { useDialogAround } from '../internal/useDialogAround.ts'
import { useMissing } from '../internal/useMissing.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ComboBoxList } from './ComboBoxList.tsx'
import type { ComboBoxControlProps } from './comboBoxProps.ts'
import { ComboBoxTags } from './ComboBoxTags.tsx'
import { comboBoxValue } from './comboBoxValue.ts'
import { useChosenLabels } from './useChosenLabels.ts'
import { useShownItems } from './useShownItems.ts'
import * as styles from './ComboBox.css.ts'

/** The react-aria combobox, in a file of its own so that it loads separately. */
export function ComboBoxControl(props: ComboBoxControlProps) {
  const { hideLabel, hint, error, id, items, onInput, loading, empty, className, style, onChoose, ...control } = props
  const { label, name, required, disabled, readOnly, chosen } = control
  const scope = use(Scope)
  const say = useMessages(rareMessages)
  const [missing, onMissing] = useMissing(label, chosen.length === 0)
  const ids = useFieldIds({ id, name, hint, error: error ?? missing }, control)
  const root = useRef<HTMLDivElement>(null)
  const dialog = useDialogAround(root)
  const { labelOf, choose } = useChosenLabels(items, onChoose)
  const shown = useShownItems(props)
  const remove = (id: string) => {
    // Moves the focus first, because the remove button disappears with its tag.
    root.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
    choose(chosen.filter((other) => other !== id))
  }

  return (
    <AriaLocale>
      <Aria
        {...(comboBoxValue(props, choose) as object)}
        {...(onInput ? { items: shown.items } : { defaultItems: shown.items })}
        {...shown.filtering}
        ref={root}
        className={cx(field.field, className)}
        style={style}
        id={ids.id}
        isDisabled={disabled}
        isReadOnly={readOnly}
        isRequired={required}
        isInvalid={Boolean(ids.invalid)}
        validationBehavior="aria"
        aria-describedby={ids.describedBy}
        allowsEmptyCollection
      >
        <ComboBoxLabel label={label} hideLabel={hideLabel} required={required} />
        <ComboBoxInput
          {...control}
          labelOf={labelOf}
          onRemove={remove}
          onRemoveLast={() => choose(chosen.slice(0, -1))}
        />
        <FieldNotes hint={hint} ids={ids} />
        <span role="status">
          <VisuallyHidden>{loading && say('loading')}</VisuallyHidden>
        </span>
        <Popover
          className={cx(overlay.float, styles.popover)}
          offset={4}
          containerPadding={12}
          UNSTABLE_portalContainer={dialog}
          {...scope}
        >
          <ComboBoxList note={loading ? say('loading') : (empty ?? say('noMatch'))} left={shown.left} />
        </Popover>
      </Aria>
      <FormValues of={props} control={ids.id} onMissing={onMissing} />
    </AriaLocale>
  )
}

/** The box around the tags of the selected items, the text input and the button that opens the list. */
function ComboBoxInput({
  label: _label,
  required: _required,
  name: _name,
  form: _form,
  custom: _custom,
  multiple,
  placeholder,
  disabled,
  size = 'medium',
  readOnly,
  chosen,
  labelOf,
  onRemove,
  onRemoveLast,
  ref,
  onKeyDown,
  ...more
}: Omit<ComboBoxControlProps, 'items' | 'onChoose' | 'onInput' | 'id'> & {
  labelOf: (id: string) => string
  onRemove: (id: string) => void
  onRemoveLast: () => void
}) {
  return (
    <Group className={cx(field.box, field.size[size], styles.box)}>
      <div className={styles.words}>
        {multiple && (
          <ComboBoxTags chosen={chosen} labelOf={labelOf} onRemove={disabled || readOnly ? undefined : onRemove} />
        )}
        <Words
          {...more}
          aria-invalid={undefined}
          aria-describedby={undefined}
          ref={ref as Ref<HTMLInputElement>}
          placeholder={chosen.length > 0 ? undefined : placeholder}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented || readOnly) return
            if (multiple && event.key === 'Backspace' && event.currentTarget.value === '' && chosen.length > 0)
              onRemoveLast()
          }}
        />
      </div>
      <Button className={styles.button}>
        <Icon name="chevronDown" />
      </Button>
    </Group>
  )
}

/** Opens the list on press but not on focus. Otherwise tabbing through a form would open every list. */
function Words({ onClick, ...input }: ComponentProps<typeof Input>) {
  const list = use(ComboBoxStateContext)
  return (
    <Input
      {...input}
      className={cx(field.control, styles.input)}
      onClick={(event) => {
        onClick?.(event)
        list?.open(null, 'manual')
      }}
    />
  )
}

function ComboBoxLabel({ label, hideLabel, required }: Pick<ComboBoxControlProps, 'label' | 'hideLabel' | 'required'>) {
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <Label className={hideLabel ? undefined : field.label}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Label>
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
