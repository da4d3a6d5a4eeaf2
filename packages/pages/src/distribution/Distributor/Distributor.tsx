import { CopyNumber } from '@millwright/commerce/CopyNumber'
import type { DistributionUser } from '@millwright/contract/distribution/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { ApplicationOutcome } from './Distributor.action.ts'
import { DistributorForm } from './DistributorForm.tsx'
import { DistributorState } from './DistributorState.tsx'
import type { DistributorData } from './Distributor.load.ts'
import * as styles from './Distributor.css.ts'

export type DistributorProps = ViewProps<DistributorData, KeyOf<'errors'>, ApplicationOutcome>

const steps = ['how1', 'how2', 'how3', 'how4'] as const
const rules = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6'] as const

/** The distributor programme: its description, the application form, and the state of the buyer's application. */
export function Distributor({ login, own, type, mobile, company, inviter, sent, outcome }: DistributorProps) {
  const text = useText('distribution')
  if (type !== undefined)
    return (
      <PageFrame title={text('applyTitle')} lead={text('applyLead')} width="narrow">
        <DistributorForm {...{ own, type, mobile, company, inviter, outcome }} />
      </PageFrame>
    )
  return (
    <PageFrame
      title={text('title')}
      lead={text('lead')}
      tools={
        !own && (
          <Button href={login ?? path('distributor', { type: 1 })} tone="action">
            {text(login ? 'loginToApply' : 'apply')}
          </Button>
        )
      }
    >
      {own && (
        <Panel as="section">
          <div className={styles.stack}>
            <DistributorState own={own} sent={sent} />
            <OwnFacts own={own} />
          </div>
        </Panel>
      )}
      <HowItGoes />
      <Panel as="section">
        <div className={styles.stack}>
          <Heading level={2} size={16}>
            {text('rulesTitle')}
          </Heading>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{text(rule)}</li>
            ))}
          </ul>
        </div>
      </Panel>
    </PageFrame>
  )
}

function OwnFacts({ own }: { own: DistributionUser }) {
  const text = useText('distribution')
  const language = useLanguage()
  return (
    <DescriptionList
      look="plain"
      columns={3}
      items={[
        ...(own.cardNo
          ? [{ term: text('yourCard'), detail: <CopyNumber value={own.cardNo} name={text('yourCard')} /> }]
          : []),
        { term: text('type'), detail: text(`type${own.type}`) },
        ...(own.applyTime ? [{ term: text('applyTime'), detail: formatDate(language, own.applyTime) }] : []),
        ...(own.bindTime ? [{ term: text('bindTime'), detail: formatDate(language, own.bindTime) }] : []),
        ...(own.parent ? [{ term: text('inviter'), detail: own.parent.nickName }] : []),
      ]}
    />
  )
}

function HowItGoes() {
  const text = useText('distribution')
  return (
    <Panel as="section">
      <div className={styles.stack}>
        <Heading level={2} size={16}>
          {text('howTitle')}
        </Heading>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              <Text weight="bold">{text(step)}</Text>
              <Text as="p" tone="muted" size={13}>
                {text(`${step}Hint`)}
              </Text>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}
