import { useProblemText } from '@millwright/commerce/ProblemText'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { useEffect, useRef } from 'react'
import type { ViewProps } from '../../defineScreen.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { formOutcome } from '../../layout/formOutcome.ts'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import { ownProblemText } from '../ownProblemText.ts'
import { BankFields, CompanyFields, ShopFields } from './applicationFields.tsx'
import type { StepFields } from './applicationFields.tsx'
import { freeshopSteps, stepHref } from './freeshopPath.ts'
import { GoodsFields } from './GoodsFields.tsx'
import type { FreeshopKey } from './UcFreeshop.action.ts'
import type { FreeshopView, UcFreeshopData } from './UcFreeshop.load.ts'
import * as styles from './UcFreeshop.css.ts'

type ApplicationFormProps = Pick<ViewProps<UcFreeshopData, FreeshopKey>, 'categories' | 'outcome'> & {
  view: Extract<FreeshopView, { at: 'step' }>
  send: SendFile | undefined
}

/** The form of one step. Leaving the step saves it, and problems show at their fields. */
export function ApplicationForm({ view, categories, outcome, send }: ApplicationFormProps) {
  const text = useText('ucFreeshop')
  const language = useLanguage()
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const { step, draft, draftTime, problems, reasons, rows } = view
  const posted = formOutcome(outcome, (found) => ownProblemText(found, text, problemText))
  const { refused } = posted
  const fields: StepFields = {
    draft,
    typed: posted.typed,
    errorAt: (name) => {
      const said = posted.errorAt(name)
      if (said) return said
      // The last post validated all fields of the step again, so earlier problems and reasons no longer apply.
      if (refused?.fields) return undefined
      const problem = problems[name]
      const reason = reasons[name]
      return problem ? text(problem) : reason === undefined ? undefined : text('platformSays', { reason })
    },
    send,
  }
  useEffect(() => {
    if (refused?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  return (
    <Panel as="section" space={24}>
      <form
        ref={form}
        method="post"
        action={stepHref(step)}
        encType="multipart/form-data"
        className={styles.form}
        noValidate
      >
        {/* Enter presses the form's first submit button, which must be the one that continues. */}
        <VisuallyHidden>
          <button type="submit" name="intent" value="next" tabIndex={-1} aria-hidden="true" />
        </VisuallyHidden>
        <Stack space={20}>
          <DoneNotice outcome={outcome} />
          {posted.problem && <Alert tone="bad">{posted.problem}</Alert>}
          {step === 'shop' && <ShopFields {...fields} />}
          {step === 'company' && <CompanyFields {...fields} />}
          {step === 'goods' && <GoodsFields {...fields} categories={categories} rows={rows} />}
          {step === 'bank' && <BankFields {...fields} />}
          <Buttons step={step} />
          {draftTime !== undefined && (
            <Text as="p" size={13} tone="muted">
              {text('savedAt', { time: formatDate(language, writeServerTime(draftTime)) })}
            </Text>
          )}
        </Stack>
      </form>
    </Panel>
  )
}

function Buttons({ step }: Pick<ApplicationFormProps['view'], 'step'>) {
  const text = useText('ucFreeshop')
  const before = freeshopSteps[freeshopSteps.indexOf(step) - 1]
  return (
    <div className={styles.buttons}>
      <Button type="submit" name="intent" value="next" tone="action">
        {text('next')}
      </Button>
      <Button type="submit" name="intent" value="later">
        {text('later')}
      </Button>
      {before && (
        <Button tone="quiet" href={stepHref(before)}>
          {text('back')}
        </Button>
      )}
    </div>
  )
}
