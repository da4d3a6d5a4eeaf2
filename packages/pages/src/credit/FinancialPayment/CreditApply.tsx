import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import type { ActionResult } from '../../loader.ts'
import { CreditApplyFields } from './CreditApplyFields.tsx'
import type { CreditApplyFieldsProps } from './CreditApplyFields.tsx'
import * as styles from '../ledger/ledger.css.ts'

export type CreditApplyProps = Omit<CreditApplyFieldsProps, 'form'> & { outcome: ActionResult | undefined }

/** The application form for an account period, with an explanation beside it. */
export function CreditApply({ before, known, outcome }: CreditApplyProps) {
  const text = useText('credit')
  return (
    <div className={styles.columns}>
      <Panel as="section" space={20}>
        <div className={styles.section}>
          <div className={styles.words}>
            <Heading level={2} size={18}>
              {text('apply')}
            </Heading>
            <Text as="p" tone="muted">
              {text('applyLead')}
            </Text>
          </div>
          <FormScreen
            action={path('financial-payment')}
            intent="apply"
            submit={text(before ? 'submitAgain' : 'submit')}
            outcome={outcome}
            files
          >
            {(form) => <CreditApplyFields before={before} known={known} form={form} />}
          </FormScreen>
        </div>
      </Panel>
      <Panel as="section">
        <div className={styles.section}>
          <Heading level={2} size={16}>
            {text('how')}
          </Heading>
          <ol className={styles.steps}>
            <li>{text('step1')}</li>
            <li>{text('step2')}</li>
            <li>{text('step3')}</li>
            <li>{text('step4')}</li>
          </ol>
        </div>
      </Panel>
    </div>
  )
}
