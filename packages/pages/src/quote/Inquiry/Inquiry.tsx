import { useRef } from 'react'
import { addressLine } from '@millwright/commerce/AddressCard'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { INQUIRY_FILES, INQUIRY_LINES, INQUIRY_WORDS } from '@millwright/domain/quote/inquiryLimits'
import { maxBytesOf } from '@millwright/domain/files/fileKinds'
import { foreignTag } from '@millwright/domain/writtenIn'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { DatePicker } from '@millwright/ui/DatePicker'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { Text } from '@millwright/ui/Text'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import type { InquiryOutcome } from './Inquiry.action.ts'
import type { InquiryData } from './Inquiry.load.ts'
import { InquiryLines } from './InquiryLines.tsx'
import { isWritten } from './matchedLines.ts'
import { useKeptDraft } from './useKeptDraft.ts'
import * as styles from './Inquiry.css.ts'

/** The request for quotes: a pasted or typed list, and the contact details. */
export function Inquiry({ draft: loaded, known, addresses, outcome }: ViewProps<InquiryData>) {
  const text = useText('inquiry')
  const locale = useLocale()
  const say = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const quiet = useRef<HTMLFormElement>(null)
  const stored = useRef<HTMLInputElement>(null)
  const { draft = loaded, at, sent = false } = (outcome?.data ?? {}) as InquiryOutcome
  const kept = useKeptDraft(form, quiet, { draft, known, sent })
  const refusal = outcome && !outcome.done ? outcome : undefined
  const errorAt = (name: string) => (refusal?.fields?.[name] ? say(refusal.fields[name]) : undefined)
  if (sent)
    return (
      <PageFrame title={text('title')}>
        <Panel>
          <Empty
            drawing="order"
            title={text('sentTitle')}
            action={
              <Button href={path('inquiry')} tone="action">
                {text('another')}
              </Button>
            }
          >
            {text('sentHint')}
          </Empty>
        </Panel>
      </PageFrame>
    )
  return (
    <PageFrame title={text('title')} lead={text('lead')}>
      <DoneNotice outcome={outcome} />
      {refusal && !refusal.fields && <Alert tone="bad">{say(refusal.problem)}</Alert>}
      {kept.found && (
        <form method="post" action={path('inquiry')} encType="multipart/form-data">
          <input ref={stored} type="hidden" name="stored" />
          <Alert tone="info" title={text('restoreTitle', { count: kept.found.lines.filter(isWritten).length })}>
            <span className={styles.tools}>
              <Button
                type="submit"
                name="intent"
                value="restore"
                size="small"
                tone="action"
                onPress={() => {
                  if (stored.current) stored.current.value = kept.text()
                  kept.take()
                }}
              >
                {text('restore')}
              </Button>
              <Button size="small" onPress={kept.forget}>
                {text('discard')}
              </Button>
            </span>
          </Alert>
        </form>
      )}
      {known && (
        <form ref={quiet} method="post" action={path('inquiry')} data-enhance="stay" data-quiet="" hidden>
          <input type="hidden" name="intent" value="keep" />
          <input type="hidden" name="stored" />
        </form>
      )}
      <form
        key={JSON.stringify([draft, refusal?.fields])}
        ref={form}
        method="post"
        action={path('inquiry')}
        encType="multipart/form-data"
        className={styles.form}
        noValidate
      >
        <button type="submit" name="intent" value="save" className={styles.first} tabIndex={-1} aria-hidden="true" />
        <div className={styles.main}>
          <Panel as="section">
            <div className={styles.part}>
              <Heading level={2} size={16}>
                {text('pasteTitle')}
              </Heading>
              <TextArea
                label={text('pasteLabel')}
                name="paste"
                rows={5}
                hint={text('pasteHint', { count: INQUIRY_LINES })}
                placeholder={text('pasteSample')}
                defaultValue={draft.paste}
                error={errorAt('paste')}
              />
              <div>
                <Button href="/_cart-template.xlsx" icon="download" tone="quiet">
                  {text('template')}
                </Button>
                <Button type="submit" name="intent" value="paste" tone={draft.lines.length ? 'neutral' : 'action'}>
                  {text('pasteRead')}
                </Button>
              </div>
            </div>
          </Panel>
          <Panel as="section">
            <InquiryLines lines={draft.lines} errorAt={errorAt} focusAt={at} />
          </Panel>
        </div>
        <Panel as="section">
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
              maxLength={INQUIRY_WORDS}
              hint={text('remarkHint')}
              defaultValue={draft.remark}
              error={errorAt('remark')}
            />
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
            <DatePicker
              label={text('deadline')}
              name="deadline"
              hint={text('deadlineHint')}
              defaultValue={draft.deadline}
              error={errorAt('deadline')}
            />
            {addresses.length > 0 && (
              <Select
                label={text('address')}
                name="addrId"
                defaultValue={draft.addrId}
                options={[
                  { value: '', label: text('noAddress') },
                  ...addresses.map((address) => ({
                    value: address.addrId,
                    label: `${address.receiver} ${addressLine(address)}`,
                    lang: foreignTag(address.addr, locale),
                  })),
                ]}
                error={errorAt('addrId')}
              />
            )}
            <Checkbox label={text('needInvoice')} name="needInvoice" value="1" defaultChecked={draft.needInvoice} />
            {known ? (
              <UploadField
                label={text('files')}
                name="files"
                kind="attachment"
                maxFiles={INQUIRY_FILES}
                hint={text('filesHint', { count: INQUIRY_FILES, size: maxBytesOf('attachment') / 1024 / 1024 })}
                stored={draft.files}
                error={errorAt('files')}
              />
            ) : (
              <Text as="p" size={13} tone="muted">
                {text('filesLogin')} <Link href={path('login', { back: path('inquiry') })}>{text('login')}</Link>
              </Text>
            )}
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
          </div>
        </Panel>
      </form>
    </PageFrame>
  )
}
