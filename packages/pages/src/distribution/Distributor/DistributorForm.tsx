import type { DistributionUser } from '@millwright/contract/distribution/entities'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import type { ApplicationField, ApplicationProblem, DistributorType } from '@millwright/domain/distribution/application'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Panel } from '@millwright/ui/Panel'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import type { ActionResult } from '../../loader.ts'
import type { ApplicationOutcome } from './Distributor.action.ts'
import { DistributorFields } from './DistributorFields.tsx'
import * as styles from './Distributor.css.ts'

export type DistributorFormProps = {
  own: DistributionUser | undefined
  type: DistributorType
  mobile: string | undefined
  company: OwnCompany | undefined
  inviter: string | undefined
  outcome: ActionResult<ApplicationOutcome> | undefined
}

const types = [1, 2, 3] as const
const hrefOf = (type: DistributorType) => path('distributor', { type })

/** The application form of one kind of applicant, prefilled with a refused application. */
export function DistributorForm({ own, type, mobile, company, inviter, outcome }: DistributorFormProps) {
  const text = useText('distribution')
  const problems = outcome?.data?.problems ?? {}
  const before: Partial<Record<ApplicationField, unknown>> = own?.application ?? {
    companyName: company?.companyName,
    creditCode: company?.creditCode,
    userMobile: mobile,
    cardNoOfInviter: inviter,
  }
  return (
    <div className={styles.stack}>
      {own?.reason && (
        <Alert tone="bad" title={text('refusedTitle')}>
          {text('reason', { reason: own.reason })}
        </Alert>
      )}
      <Panel as="section">
        <div className={styles.stack}>
          <TabLinks
            label={text('type')}
            look="pill"
            tabs={types.map((one) => ({ href: hrefOf(one), label: text(`type${one}`), current: one === type }))}
          />
          <Text as="p" tone="muted" size={13}>
            {text(`type${type}Hint`)}
          </Text>
          <FormScreen
            action={hrefOf(type)}
            intent="apply"
            submit={text(own ? 'sendAgain' : 'send')}
            outcome={outcome}
            files
          >
            {({ typed, errorAt }) => {
              const valueOf = (name: ApplicationField) => typed(name) ?? (before[name] as string | undefined)
              const wrongAt = (name: ApplicationField) => {
                const problem = problems[name]
                return errorAt(name) ?? (problem && text(problemKeys[problem]))
              }
              return (
                <>
                  <input type="hidden" name="type" value={type} />
                  {wrongAt('type') && <Alert tone="bad">{wrongAt('type')}</Alert>}
                  <DistributorFields
                    business={type !== 1}
                    fieldOf={(name) => ({ name, defaultValue: valueOf(name), error: wrongAt(name) })}
                  />
                </>
              )
            }}
          </FormScreen>
        </div>
      </Panel>
    </div>
  )
}

const problemKeys = {
  missing: 'missing',
  long: 'long',
  type: 'wrongType',
  mobile: 'mobile',
  picture: 'picture',
  cardNo: 'cardNo',
  'identity.empty': 'identityEmpty',
  'identity.length': 'identityLength',
  'identity.character': 'identityCharacter',
  'identity.birthday': 'identityBirthday',
  'identity.check': 'identityCheck',
  'credit.empty': 'creditEmpty',
  'credit.length': 'creditLength',
  'credit.character': 'creditCharacter',
  'credit.check': 'creditCheck',
  'bank.empty': 'bankEmpty',
  'bank.character': 'bankCharacter',
  'bank.length': 'bankLength',
  'bank.check': 'bankCheck',
} as const satisfies Record<ApplicationProblem, KeyOf<'distribution'>>
