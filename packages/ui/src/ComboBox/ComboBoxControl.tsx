import { use, useMemo, useRef, useState } from 'react'
import type { ComponentProps, Ref } from 'react'
import {
  Button,
  Collection,
  ComboBox as Aria,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Header } from 'react-aria-components/ListBox'
import { Icon } from '../Icon/Icon.tsx'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { cx } from '../internal/cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { FormValue } from '../internal/FormValue.tsx'
import * as options from '../internal/options.css.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import { useDialogAround } from '../internal/useDialogAround.ts'
import { Tag } from '../Tag/Tag.tsx'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ComboBoxItem, ComboBoxProps } from './comboBoxProps.ts'
import * as styles from './ComboBox.css.ts'

/** `ComboBoxProps` with the selection as a list, for single and multiple alike. */
export type ComboBoxControlProps = Omit<
  ComboBoxProps,
  'multiple' | 'custom' | 'value' | 'defaultValue' | 'onChange'
> & {
  multiple?: boolean | undefined
  custom?: boolean | undefined
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** The react-aria combobox, in a file of its own so that it loads separately. */
export function ComboBoxControl(props: ComboBoxControlProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    name,
    items,
    multiple,
    onInput,
    loading,
    empty,
    custom,
    placeholder,
    disabled,
    size = 'medium',
    form,
    chosen,
    onChoose,
    readOnly,
    className,
    style,
    ref,
    onKeyDown,
    ...more
  } = props
  const scope = use(Scope)
  const say = useMessages(rareMessages)
  const [missing, setMissing] = useState(false)
  const ids = useFieldIds(
    {
      id,
      name,
      hint,
      error: error ?? (missing && chosen.length === 0 ? say('missing', { label }) : undefined),
    },
    more,
  )
  const [first = '', ...further] = chosen
  const root = useRef<HTMLDivElement>(null)
  const dialog = useDialogAround(root)
  // Keeps the labels of selected items, since the next search may drop the items.
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map())
  const names = useMemo(
    () =>
      new Map([
        ...kept,
        ...items
          .flatMap((entry) => ('items' in entry ? entry.items : entry))
          .map((item) => [item.id, item.label] as const),
      ]),
    [items, kept],
  )
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )

  function choose(next: readonly string[]) {
    setKept(new Map(next.map((key) => [key, names.get(key) ?? key])))
    onChoose(next)
  }
  // With `custom` the value is the text; otherwise it is the ids.
  const value = custom
    ? {
        allowsCustomValue: true,
        inputValue: chosen[0] ?? '',
        onInputChange: (text: string) => {
          onChoose(text ? [text] : [])
          onInput?.({ text })
        },
      }
    : {
        selectionMode: multiple ? ('multiple' as const) : ('single' as const),
        value: multiple ? chosen : (chosen[0] ?? null),
        onChange: (next: unknown) =>
          choose(Array.isArray(next) ? next.map(String) : typeof next === 'string' ? [next] : []),
        onInputChange: onInput && ((text: string) => onInput({ text })),
      }

  return (
    <AriaLocale>
      <Aria
        {...(value as object)}
        {...(onInput ? { items } : { defaultItems: items })}
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
        <Label className={hideLabel ? undefined : field.label}>
          {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
        </Label>
        <Group className={cx(field.box, field.size[size], styles.box)}>
          <div className={styles.words}>
            {multiple &&
              chosen.map((key) => {
                const called = names.get(key) ?? key
                const remove = () => {
                  // Moves the focus first, because the remove button disappears with its tag.
                  root.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
                  choose(chosen.filter((other) => other !== key))
                }
                return (
                  <span key={key} className={styles.tag}>
                    <Tag
                      size="medium"
                      removeLabel={say('removeOf', { label: called })}
                      onRemove={disabled || readOnly ? undefined : remove}
                    >
                      {called}
                    </Tag>
                  </span>
                )
              })}
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
                  choose(chosen.slice(0, -1))
              }}
            />
          </div>
          <Button className={styles.button}>
            <Icon name="chevronDown" />
          </Button>
        </Group>
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
          <ListBox
            className={styles.list}
            renderEmptyState={() => (
              <div className={options.note}>{loading ? say('loading') : (empty ?? say('noMatch'))}</div>
            )}
          >
            {(entry: (typeof items)[number]) =>
              'items' in entry ? (
                <ListBoxSection id={`section ${entry.label}`}>
                  <Header className={options.heading}>{entry.label}</Header>
                  <Collection items={entry.items}>{optionOf}</Collection>
                </ListBoxSection>
              ) : (
                optionOf(entry)
              )
            }
          </ListBox>
        </Popover>
      </Aria>
      {[first, ...further].map(
        (value) =>
          (value || required || !multiple) && (
            <FormValue
              key={value}
              control={ids.id}
              label={label}
              name={name}
              form={form}
              value={value}
              disabled={disabled}
              required={required}
              onMissing={() => setMissing(true)}
            />
          ),
      )}
    </AriaLocale>
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

function optionOf(item: ComboBoxItem) {
  return (
    <ListBoxItem className={options.option} id={item.id} textValue={item.label} isDisabled={item.disabled}>
      {({ isSelected }) => (
        <>
          <span>
            {item.label}
            {item.hint && <span className={options.hint}>{item.hint}</span>}
          </span>
          {isSelected && <Icon name="check" />}
        </>
      )}
    </ListBoxItem>
  )
}
