import type { OrderList } from '@millwright/contract/order-list/entities'
import { ORDER_LIST_NAME_LENGTH, ORDER_LIST_NOTE_LENGTH } from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DatePicker } from '@millwright/ui/DatePicker'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import { OrderSums } from '../../quick-order/OrderSums/OrderSums.tsx'
import type { DetailOutcome } from './UcOrderListDetail.action.ts'
import * as styles from './UcOrderListDetail.css.ts'

const nOf = ({ assemblies }: OrderList) => (assemblies > 1 ? assemblies : undefined)

/** The sums of the list, and the button that puts it into the cart. */
export function ListTotal({ list }: { list: OrderList }) {
  const text = useText('orderLists')
  const { listId, items, sums } = list
  const ready = items.filter(({ offer }) => offer !== undefined).length
  return (
    <Panel as="section">
      <Heading level={2} size={16}>
        {text('sums')}
      </Heading>
      <OrderSums sums={sums} />
      <form method="post" action={path('uc-order-list-detail', { listId, n: nOf(list) })} className={styles.tools}>
        <input type="hidden" name="n" value={list.assemblies} />
        <Button type="submit" name="intent" value="cart" tone="action" icon="cart" disabled={ready === 0}>
          {text('addAll', { count: ready })}
        </Button>
      </form>
    </Panel>
  )
}

/** The interval and the next day, with what happens on it. */
export function ListRepeat({ list, outcome }: { list: OrderList; outcome: DetailOutcome }) {
  const text = useText('orderLists')
  const { errorAt } = useFormOutcome(outcome)
  const { listId, repeatWeeks, nextDay } = list
  const typed = outcome?.form
  return (
    <Panel as="section">
      <form
        method="post"
        action={path('uc-order-list-detail', { listId, n: nOf(list) })}
        noValidate
        className={styles.form}
      >
        <Heading level={2} size={16}>
          {text('repeat')}
        </Heading>
        <p className={styles.hint}>{text('repeatLead')}</p>
        <div className={styles.fields}>
          <TextField
            label={text('weeks')}
            name="weeks"
            inputMode="numeric"
            hint={text('weeksHint')}
            maxLength={2}
            defaultValue={typed?.weeks ?? (repeatWeeks ? String(repeatWeeks) : undefined)}
            error={errorAt('weeks')}
          />
          <DatePicker
            label={text('nextDay')}
            name="nextDay"
            hint={text('nextDayHint')}
            defaultValue={typed?.nextDay ?? nextDay}
            error={errorAt('nextDay')}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="repeat">
            {text('repeatSave')}
          </Button>
          {repeatWeeks && (
            <>
              <Button type="submit" name="intent" value="skip" tone="quiet">
                {text('skip')}
              </Button>
              <Button type="submit" name="intent" value="stop" tone="quiet">
                {text('repeatStop')}
              </Button>
            </>
          )}
        </div>
      </form>
    </Panel>
  )
}

/** The field that adds pasted goods to the end of the list. */
export function AddGoods({ listId, outcome, isOpen }: { listId: string; outcome: DetailOutcome; isOpen: boolean }) {
  const text = useText('orderLists')
  const { errorAt } = useFormOutcome(outcome)
  const error = errorAt('text')
  return (
    <details open={isOpen || error !== undefined}>
      <summary className={styles.summary}>{text('more')}</summary>
      <Panel as="section">
        <form method="post" action={path('uc-order-list-detail', { listId })} noValidate className={styles.form}>
          <TextArea
            label={text('text')}
            name="text"
            rows={5}
            hint={text('addHint')}
            defaultValue={outcome?.form?.text}
            error={error}
          />
          <div className={styles.buttons}>
            <Button type="submit" name="intent" value="add">
              {text('addText')}
            </Button>
          </div>
        </form>
      </Panel>
    </details>
  )
}

/** The form of name and note, with the button that deletes the list; or the form of a copy. */
export function NameForm({ list, edit, outcome }: { list: OrderList; edit: 'name' | 'copy'; outcome: DetailOutcome }) {
  const text = useText('orderLists')
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  const { listId, name, note } = list
  const typed = outcome?.form
  return (
    <Panel as="section">
      <form
        method="post"
        action={path('uc-order-list-detail', { listId, n: nOf(list), edit })}
        noValidate
        className={styles.form}
      >
        <Heading level={2} size={16}>
          {text(edit === 'name' ? 'rename' : 'copyTitle')}
        </Heading>
        {problem && !refused?.fields && <Alert tone="bad">{problem}</Alert>}
        <TextField
          label={text('name')}
          name="name"
          required
          defaultValue={
            typed?.name ?? (edit === 'copy' ? text('copyName', { name }).slice(0, ORDER_LIST_NAME_LENGTH) : name)
          }
          maxLength={ORDER_LIST_NAME_LENGTH}
          error={errorAt('name')}
        />
        {edit === 'name' && (
          <TextField
            label={text('note')}
            name="note"
            hint={text('noteHint')}
            defaultValue={typed?.note ?? note}
            maxLength={ORDER_LIST_NOTE_LENGTH}
            error={errorAt('note')}
          />
        )}
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value={edit} tone="action">
            {text('save')}
          </Button>
          <Button href={path('uc-order-list-detail', { listId, n: nOf(list) })} tone="quiet">
            {text('cancel')}
          </Button>
          {edit === 'name' && (
            <Button type="submit" name="intent" value="delete" tone="danger">
              {text('remove')}
            </Button>
          )}
        </div>
        {edit === 'name' && <p className={styles.hint}>{text('removeConfirm')}</p>}
      </form>
    </Panel>
  )
}
