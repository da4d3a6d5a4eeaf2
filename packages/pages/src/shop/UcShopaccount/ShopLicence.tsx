import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { renewalStates } from '@millwright/domain/shop/licence'
import { formatDate, formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Checkbox } from '@millwright/ui/Checkbox'
import { DatePicker } from '@millwright/ui/DatePicker'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Stack } from '@millwright/ui/Stack'
import type { ViewProps } from '../../defineScreen.ts'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import type { FormState } from '../../layout/FormScreen/FormScreen.tsx'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import type { ActionResult } from '../../loader.ts'
import { outcomeFor } from './outcomeFor.ts'
import type { AccountKey } from './UcShopaccount.action.ts'
import type { UcShopaccountData } from './UcShopaccount.load.ts'

type ShopLicenceProps = ViewProps<UcShopaccountData, AccountKey>

const tones = { waiting: 'info', approved: 'good', refused: 'bad' } as const
const titles = { waiting: 'renewalWaiting', approved: 'renewalApproved', refused: 'renewalRefused' } as const

/** The shop's business licence: its end, the renewed licence with its state, and the form to send one. */
export function ShopLicence({ licence, outcome }: ShopLicenceProps) {
  const text = useText('ucShopaccount')
  const language = useLanguage()
  const { file, until, renewal, offlineReason, today } = licence
  const state = renewal && renewalStates[renewal.status]
  const overdue = until !== undefined && until < today
  const day = (date: string | undefined) => (date === undefined ? text('licenceNoEnd') : formatDate(language, date))
  return (
    <Stack space={16}>
      <Heading level={2} size={16} id="licence">
        {text('licence')}
      </Heading>
      {offlineReason && state !== 'waiting' && (
        <Alert tone="warn" title={text('shopOffline')}>
          <UserText>{offlineReason}</UserText>
        </Alert>
      )}
      {renewal && state && (
        <Alert tone={tones[state]} title={text(titles[state])}>
          {state === 'refused' && renewal.reason ? (
            <UserText>{renewal.reason}</UserText>
          ) : (
            text('renewalSent', {
              day: renewal.sentTime === undefined ? '' : formatDay(language, renewal.sentTime),
              until: day(renewal.until),
            })
          )}
        </Alert>
      )}
      <DescriptionList
        items={[
          {
            term: text('licenceFile'),
            detail: file ? (
              <Link href={`/${file}`} newTab>
                {text('licenceSee')}
              </Link>
            ) : (
              text('licenceMissing')
            ),
          },
          ...(until === undefined
            ? []
            : [{ term: text(overdue ? 'licenceEnded' : 'licenceUntil'), detail: day(until) }]),
        ]}
      />
      <FormScreen
        action={path('uc-shopaccount')}
        intent="licence"
        submit={text(state === 'waiting' ? 'licenceReplace' : 'licenceSend')}
        outcome={outcomeFor('licence', outcome) as ActionResult | undefined}
        files
      >
        {(form) => <LicenceFields form={form} today={today} />}
      </FormScreen>
    </Stack>
  )
}

function LicenceFields({ form: { typed, errorAt }, today }: { form: FormState; today: string }) {
  const text = useText('ucShopaccount')
  return (
    <>
      <UploadField
        label={text('licenceNew')}
        name="file"
        kind="licence"
        maxFiles={1}
        stored={typed('file')}
        error={errorAt('file')}
        required
      />
      <DatePicker
        label={text('licenceUntilNew')}
        name="until"
        min={today}
        defaultValue={typed('until') ?? ''}
        error={errorAt('until')}
      />
      <Checkbox name="noEnd" value="1" label={text('licenceNoEndLabel')} defaultChecked={typed('noEnd') === '1'} />
    </>
  )
}
