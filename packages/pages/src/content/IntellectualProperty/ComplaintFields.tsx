import { complaintLimits, rightKinds } from '@millwright/domain/content/complaint'
import { useText } from '@millwright/i18n/Texts'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import type { FormState } from '../../layout/FormScreen/FormScreen.tsx'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import type { ComplaintField } from './complaintForm.ts'
import * as styles from './IntellectualProperty.css.ts'

type Props = FormState & {
  kept: Readonly<Record<string, string>> | undefined
  /** Whether the visitor is signed in. Only buyers can upload files. */
  buyer: boolean
  send?: SendFile | undefined
}

type Held = { name: ComplaintField; defaultValue: string | undefined; error: string | undefined }

/** The fields of a complaint: claimant, products, reason and proof. */
export function ComplaintFields({ typed, errorAt, kept, buyer, send }: Props) {
  const text = useText('rights')
  const held = (name: ComplaintField): Held => ({
    name,
    defaultValue: typed(name) ?? kept?.[name],
    error: errorAt(name),
  })
  return (
    <>
      <TextField
        label={text('claimant')}
        hint={text('claimantHint')}
        required
        autoComplete="organization"
        maxLength={complaintLimits.claimant}
        {...held('claimant')}
      />
      <RadioGroup
        label={text('rightKind')}
        required
        options={rightKinds.map((value) => ({ value, label: text(value) }))}
        {...held('rightType')}
      />
      <TextField
        label={text('rightNumber')}
        hint={text('rightNumberHint')}
        maxLength={complaintLimits.rightNumber}
        {...held('rightNumber')}
      />
      <TextArea
        label={text('goods')}
        hint={text('goodsHint')}
        required
        rows={3}
        maxLength={complaintLimits.goods}
        {...held('goods')}
      />
      <TextArea
        label={text('content')}
        hint={text('contentHint')}
        required
        rows={5}
        maxLength={complaintLimits.content}
        counter
        {...held('content')}
      />
      {buyer && <Proofs stored={typed('proofs')} error={errorAt('proofs')} send={send} />}
      <ContactFields held={held} />
    </>
  )
}

function ContactFields({ held }: { held: (name: ComplaintField) => Held }) {
  const text = useText('rights')
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={text('contactName')}
          required
          autoComplete="name"
          maxLength={complaintLimits.name}
          {...held('contactName')}
        />
        <TextField
          label={text('contactMobile')}
          required
          type="tel"
          autoComplete="tel-national"
          maxLength={11}
          {...held('contactMobile')}
        />
      </div>
      <TextField
        label={text('contactMail')}
        hint={text('mailHint')}
        type="email"
        autoComplete="email"
        maxLength={complaintLimits.mail}
        {...held('contactMail')}
      />
    </>
  )
}

type ProofsProps = Pick<Props, 'send'> & { stored: string | undefined; error: string | undefined }

function Proofs({ stored, error, send }: ProofsProps) {
  const text = useText('rights')
  return (
    <UploadField
      label={text('proofs')}
      hint={text('proofsHint')}
      name="proofs"
      kind="proof"
      maxFiles={complaintLimits.proofs}
      required
      stored={stored}
      error={error}
      send={send}
    />
  )
}
