import { applicationLimits } from '@millwright/domain/distribution/application'
import type { ApplicationField } from '@millwright/domain/distribution/application'
import { useText } from '@millwright/i18n/Texts'
import { TextField } from '@millwright/ui/TextField'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import * as styles from './Distributor.css.ts'

type Field = { name: ApplicationField; defaultValue: string | undefined; error: string | undefined }

type Props = {
  /** Whether the applicant is a business, which has a licence and a representative. */
  business: boolean
  /** Returns the name, the initial value and the error of a field. */
  fieldOf: (name: ApplicationField) => Field
}

/** The fields of an application: the business, the person, the bank account and the inviter. */
export function DistributorFields({ business, fieldOf }: Props) {
  const text = useText('distribution')
  return (
    <>
      {business && <Business fieldOf={fieldOf} />}
      <Person business={business} fieldOf={fieldOf} />
      <Bank business={business} fieldOf={fieldOf} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('inviterTitle')}</legend>
        <TextField
          label={text('cardNoOfInviter')}
          {...fieldOf('cardNoOfInviter')}
          hint={text('cardNoHint')}
          inputMode="numeric"
          maxLength={14}
        />
      </fieldset>
    </>
  )
}

function Business({ fieldOf }: Pick<Props, 'fieldOf'>) {
  const text = useText('distribution')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('businessTitle')}</legend>
      <TextField
        label={text('companyName')}
        {...fieldOf('companyName')}
        required
        maxLength={applicationLimits.companyName}
        autoComplete="organization"
      />
      <TextField label={text('creditCode')} {...fieldOf('creditCode')} required maxLength={24} />
      <Paper label={text('licensePic')} {...fieldOf('licensePic')} />
    </fieldset>
  )
}

function Person({ business, fieldOf }: Props) {
  const text = useText('distribution')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('whoTitle')}</legend>
      <TextField
        label={text(business ? 'representative' : 'realName')}
        {...fieldOf('realName')}
        required
        maxLength={applicationLimits.realName}
        autoComplete="name"
      />
      <TextField label={text('identityCardNumber')} {...fieldOf('identityCardNumber')} required maxLength={24} />
      <Paper label={text('identityCardPicFront')} {...fieldOf('identityCardPicFront')} />
      <Paper label={text('identityCardPicBack')} {...fieldOf('identityCardPicBack')} />
      <TextField
        label={text('userMobile')}
        {...fieldOf('userMobile')}
        required
        type="tel"
        autoComplete="tel"
        maxLength={13}
      />
    </fieldset>
  )
}

function Bank({ business, fieldOf }: Props) {
  const text = useText('distribution')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('bankTitle')}</legend>
      <TextField label={text('bankName')} {...fieldOf('bankName')} required maxLength={applicationLimits.bankName} />
      <TextField
        label={text('bankBranch')}
        {...fieldOf('bankBranch')}
        required
        maxLength={applicationLimits.bankBranch}
      />
      <TextField
        label={text(business ? 'bankAccount' : 'bankCard')}
        {...fieldOf('bankAccount')}
        hint={business ? undefined : text('bankCardHint')}
        required
        inputMode="numeric"
        maxLength={40}
      />
    </fieldset>
  )
}

/** The upload of one document. */
function Paper({ label, name, defaultValue, error }: Field & { label: string }) {
  const text = useText('distribution')
  return (
    <UploadField
      label={label}
      name={name}
      kind="licence"
      maxFiles={1}
      required
      hint={text('pictureHint')}
      stored={defaultValue}
      error={error}
    />
  )
}
