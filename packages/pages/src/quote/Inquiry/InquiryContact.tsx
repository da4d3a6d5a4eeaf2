import { addressLine } from '@millwright/commerce/AddressCard'
import { maxBytesOf } from '@millwright/domain/files/fileKinds'
import { path } from '@millwright/domain/paths/path'
import { INQUIRY_FILE_LIMIT, INQUIRY_TEXT_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import { foreignTag } from '@millwright/domain/writtenIn'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { DatePicker } from '@millwright/ui/DatePicker'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Select } from '@millwright/ui/Select'
import { Text } from '@millwright/ui/Text'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import type { Draft } from './draft.ts'
import type { InquiryData } from './Inquiry.load.ts'
import * as styles from './Inquiry.css.ts'

type ErrorAt = (name: string) => string | undefined
type Props = Pick<InquiryData, 'known' | 'addresses'> & { draft: Draft; errorAt: ErrorAt }

/** The contact details of a request, its files, and the buttons that send or save it. */
export function InquiryContact({ draft, known, addresses, errorAt }: Props) {
  const text = useText('inquiry')
  return (
    <div className={styles.part}>
      <Heading level={2} size={16}>
        {text('contactTitle')}
      </Heading>
      <TextField
        label={text('phone')}
        name="userPhone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        required
        defaultValue={draft.userPhone}
        error={errorAt('userPhone')}
      />
      <TextArea
        label={text('remark')}
        name="remark"
        rows={3}
        maxLength={INQUIRY_TEXT_LIMIT}
        hint={text('remarkHint')}
        defaultValue={draft.remark}
        error={errorAt('remark')}
      />
      <Company draft={draft} />
      <DatePicker
        label={text('deadline')}
        name="deadline"
        hint={text('deadlineHint')}
        defaultValue={draft.deadline}
        error={errorAt('deadline')}
      />
      {addresses.length > 0 && <Address chosen={draft.addrId} addresses={addresses} error={errorAt('addrId')} />}
      <Checkbox label={text('needInvoice')} name="needInvoice" value="1" defaultChecked={draft.needInvoice} />
      {known ? <Files stored={draft.files} error={errorAt('files')} /> : <FilesAfterLogin />}
      <Buttons known={known} />
    </div>
  )
}

function Company({ draft }: { draft: Draft }) {
  const text = useText('inquiry')
  return (
    <>
      <TextField
        label={text('company')}
        name="companyName"
        autoComplete="organization"
        maxLength={100}
        defaultValue={draft.companyName}
      />
      <TextField
        label={text('contact')}
        name="contact"
        autoComplete="name"
        maxLength={60}
        defaultValue={draft.contact}
      />
    </>
  )
}

type AddressProps = Pick<InquiryData, 'addresses'> & { chosen: Draft['addrId']; error: string | undefined }

function Address({ chosen, addresses, error }: AddressProps) {
  const text = useText('inquiry')
  const locale = useLocale()
  return (
    <Select
      label={text('address')}
      name="addrId"
      defaultValue={chosen}
      options={[
        { value: '', label: text('noAddress') },
        ...addresses.map((address) => ({
          value: address.addrId,
          label: `${address.receiver} ${addressLine(address)}`,
          lang: foreignTag(address.addr, locale),
        })),
      ]}
      error={error}
    />
  )
}

function Files({ stored, error }: { stored: Draft['files']; error: string | undefined }) {
  const text = useText('inquiry')
  return (
    <UploadField
      label={text('files')}
      name="files"
      kind="attachment"
      maxFiles={INQUIRY_FILE_LIMIT}
      hint={text('filesHint', { count: INQUIRY_FILE_LIMIT, size: maxBytesOf('attachment') / 1024 / 1024 })}
      stored={stored}
      error={error}
    />
  )
}

function FilesAfterLogin() {
  const text = useText('inquiry')
  return (
    <Text as="p" size={13} tone="muted">
      {text('filesLogin')} <Link href={path('login', { back: path('inquiry') })}>{text('login')}</Link>
    </Text>
  )
}

function Buttons({ known }: Pick<InquiryData, 'known'>) {
  const text = useText('inquiry')
  return (
    <div className={styles.tools}>
      <Button type="submit" name="intent" value="send" tone="action">
        {text('send')}
      </Button>
      {known && (
        <Button type="submit" name="intent" value="save">
          {text('save')}
        </Button>
      )}
      <Button type="submit" name="intent" value="clear" tone="quiet">
        {text('clear')}
      </Button>
    </div>
  )
}
