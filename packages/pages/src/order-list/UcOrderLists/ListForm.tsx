import { ORDER_LIST_NAME_LENGTH, ORDER_LIST_NOTE_LENGTH } from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { foreignTag } from '@millwright/domain/writtenIn'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import type { ListsOutcome } from './UcOrderLists.action.ts'
import type { OpenForm, UcOrderListsData } from './UcOrderLists.load.ts'
import * as styles from './UcOrderLists.css.ts'

type Props = Pick<UcOrderListsData, 'targets'> & {
  open: OpenForm
  outcome: ActionResult<ListsOutcome> | undefined
}

/** The form that saves goods as a new list, or to one that there is. */
export function ListForm({ open, targets, outcome }: Props) {
  const text = useText('orderLists')
  const locale = useLocale()
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  const typed = outcome?.form
  const titles = {
    text: 'createTitle',
    cart: 'fromCart',
    order: 'fromOrder',
    skus: 'fromSkus',
    bought: 'fromBought',
    file: 'import',
  } as const
  return (
    <Panel as="section">
      <form method="post" action={hrefOf(open)} noValidate className={styles.form}>
        <Heading level={2} size={16}>
          {text(titles[open.from])}
        </Heading>
        {problem && !refused?.fields && <Alert tone="bad">{problem}</Alert>}
        <Source open={open} />
        {targets.length > 0 && open.from !== 'text' && (
          <Select
            label={text('target')}
            name="target"
            defaultValue={typed?.target}
            options={[
              { value: '', label: text('newList') },
              ...targets.map(({ listId, name }) => ({ value: listId, label: name, lang: foreignTag(name, locale) })),
            ]}
          />
        )}
        <NameFields
          open={open}
          isNamed={targets.length === 0 || open.from === 'text'}
          typed={typed}
          errorAt={errorAt}
        />
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="create" tone="action">
            {text('save')}
          </Button>
          <Button href={path('uc-order-lists')} tone="quiet">
            {text('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

type FieldsProps = {
  open: OpenForm
  /** Whether the form needs a name, because it makes a new list. */
  isNamed: boolean
  typed: Readonly<Record<string, string | undefined>> | undefined
  errorAt: (name: string) => string | undefined
}

function NameFields({ open, isNamed, typed, errorAt }: FieldsProps) {
  const text = useText('orderLists')
  return (
    <>
      <TextField
        label={text('name')}
        name="name"
        required={isNamed}
        hint={text('nameHint')}
        defaultValue={typed?.name}
        maxLength={ORDER_LIST_NAME_LENGTH}
        error={errorAt('name')}
      />
      <TextField
        label={text('note')}
        name="note"
        hint={text('noteHint')}
        defaultValue={typed?.note}
        maxLength={ORDER_LIST_NOTE_LENGTH}
        error={errorAt('note')}
      />
      {open.from === 'text' && (
        <TextArea
          label={text('text')}
          name="text"
          rows={6}
          hint={text('textHint')}
          defaultValue={typed?.text}
          error={errorAt('text')}
        />
      )}
    </>
  )
}

function hrefOf(open: OpenForm): string {
  if (open.from === 'order') return path('uc-order-lists', { orderNumber: open.orderNumber })
  return path('uc-order-lists', open.from === 'skus' ? { q: open.q } : { new: open.from })
}

/** The sentence that says which goods are saved, and their hidden fields. */
function Source({ open }: { open: OpenForm }) {
  const text = useText('orderLists')
  if (open.from === 'order')
    return (
      <>
        <input type="hidden" name="orderNumber" value={open.orderNumber} />
        <p className={styles.hint}>{text('fromOrderHint', { orderNumber: open.orderNumber })}</p>
      </>
    )
  if (open.from === 'skus')
    return (
      <>
        <input type="hidden" name="q" value={open.q} />
        <p className={styles.hint}>{text('fromSkusHint', { count: open.count })}</p>
      </>
    )
  if (open.from === 'bought')
    return (
      <>
        <input type="hidden" name="from" value="bought" />
        <p className={styles.hint}>{text('fromBoughtHint', { count: open.count })}</p>
      </>
    )
  if (open.from === 'cart')
    return (
      <>
        <input type="hidden" name="from" value="cart" />
        <p className={styles.hint}>{text('fromCartHint')}</p>
      </>
    )
  return null
}
