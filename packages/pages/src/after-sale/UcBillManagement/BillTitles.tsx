import { InvoiceForm } from '@millwright/commerce/InvoiceForm'
import { UserText } from '@millwright/commerce/UserText'
import type { InvoiceTitle } from '@millwright/contract/after-sale/entities'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import { INVOICE_TITLE_LIMIT } from '@millwright/domain/constants'
import { invoiceTypes } from '@millwright/domain/order/invoice'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Tag } from '@millwright/ui/Tag'
import { Text } from '@millwright/ui/Text'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import { billsHref } from '../invoice/invoiceQuery.ts'
import { problemsOf } from '../invoice/invoiceProblems.ts'
import { typedOf } from '../invoice/typedOf.ts'
import type { BillsShown } from './UcBillManagement.load.ts'
import * as styles from './UcBillManagement.css.ts'

const HERE = billsHref({ tab: 'titles' })

/** The saved invoice titles with their actions. The form to add or change one is above the list. */
export function BillTitles({
  titles,
  shown: { edit, company, remove },
  outcome,
}: {
  titles: readonly InvoiceTitle[]
  shown: BillsShown & { tab: 'titles' }
  outcome: ActionResult | undefined
}) {
  const text = useText('bills')
  const full = titles.length >= INVOICE_TITLE_LIMIT
  return (
    <div className={styles.titles}>
      {edit ? (
        <TitleForm
          title={edit === 'new' ? undefined : edit}
          // A second title is for another company.
          company={titles.length ? undefined : company}
          outcome={outcome}
        />
      ) : (
        <div className={styles.head}>
          <span className={styles.small}>{text('titlesLead', { limit: INVOICE_TITLE_LIMIT })}</span>
          <Button href={billsHref({ tab: 'titles', edit: 'new' })} icon="plus" disabled={full}>
            {text('addTitle')}
          </Button>
        </div>
      )}
      {!titles.length && !edit && (
        <Panel>
          <Empty drawing="page" title={text('emptyTitles')}>
            {text('emptyTitlesHint')}
          </Empty>
        </Panel>
      )}
      {titles.map((title) => (
        <TitleCard key={title.invoiceTitleId} title={title} asked={remove?.invoiceTitleId === title.invoiceTitleId} />
      ))}
    </div>
  )
}

function TitleForm({
  title,
  company,
  outcome,
}: {
  title: InvoiceTitle | undefined
  company: OwnCompany | undefined
  outcome: ActionResult | undefined
}) {
  const text = useText('bills')
  const { problem } = useFormOutcome(outcome)
  const problems = problemsOf(outcome)
  return (
    <Panel as="section">
      <div className={styles.card}>
        <div className={styles.head}>
          <Heading level={2} size={16}>
            {text(title ? 'editTitle' : 'addTitle')}
          </Heading>
          <Button href={HERE} size="small" tone="quiet">
            {text('back')}
          </Button>
        </div>
        <InvoiceForm
          key={title?.invoiceTitleId}
          action={billsHref({ tab: 'titles', edit: title?.invoiceTitleId ?? 'new' })}
          intent="saveTitle"
          submit={text('saveTitle')}
          typed={outcome?.form ?? typedOf(title, company)}
          problems={problems}
          message={problems.length ? undefined : problem}
        >
          {title && <input type="hidden" name="invoiceTitleId" value={title.invoiceTitleId} />}
          {title?.isDefault !== 1 && (
            <Checkbox
              name="isDefault"
              value="1"
              label={text('makeDefault')}
              defaultChecked={outcome?.form?.isDefault === '1'}
            />
          )}
        </InvoiceForm>
      </div>
    </Panel>
  )
}

function TitleCard({ title, asked }: { title: InvoiceTitle; asked: boolean }) {
  const text = useText('bills')
  const form = useText('invoice')
  const { invoiceTitleId, headerName, headerType, invoiceType, invoiceTaxNumber, receiveMail, isDefault } = title
  const facts = [
    form(invoiceType === invoiceTypes.special ? 'special' : 'electronic'),
    ...(headerType === 1 ? [form('personal')] : []),
    ...(invoiceTaxNumber ? [invoiceTaxNumber] : []),
    ...(receiveMail ? [receiveMail] : []),
  ]
  return (
    <Panel as="article">
      <div className={styles.card}>
        <div className={styles.words}>
          <span className={styles.name}>
            <Text weight="bold">
              <UserText>{headerName}</UserText>
            </Text>
            {isDefault === 1 && <Tag size="small">{text('default')}</Tag>}
          </span>
          <span className={styles.small}>{facts.join(' · ')}</span>
        </div>
        {asked ? (
          <Alert
            tone="warn"
            action={
              <form method="post" action={HERE} className={styles.tools}>
                <input type="hidden" name="invoiceTitleId" value={invoiceTitleId} />
                <Button href={HERE}>{text('keep')}</Button>
                <Button type="submit" name="intent" value="removeTitle" tone="danger">
                  {text('remove')}
                </Button>
              </form>
            }
          >
            <UserText sentence={text('removeAsk', { name: headerName })}>{headerName}</UserText>
          </Alert>
        ) : (
          <form method="post" action={HERE} className={styles.tools}>
            <input type="hidden" name="invoiceTitleId" value={invoiceTitleId} />
            <Button href={billsHref({ tab: 'titles', edit: invoiceTitleId })} size="small">
              {text('edit')}
            </Button>
            {isDefault !== 1 && (
              <Button type="submit" name="intent" value="defaultTitle" size="small" tone="quiet">
                {text('makeDefault')}
              </Button>
            )}
            <Button href={billsHref({ tab: 'titles', remove: invoiceTitleId })} size="small" tone="quiet">
              {text('remove')}
            </Button>
          </form>
        )}
      </div>
    </Panel>
  )
}
