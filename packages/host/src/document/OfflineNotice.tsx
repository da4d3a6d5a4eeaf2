import { PlainTexts } from '@millwright/i18n/PlainTexts'
import { en, zh } from '@millwright/i18n/namespaces/offline'
import { Offline } from '@millwright/pages/site/Offline'

const PATIENCE = 5_000

/** With its own sentences: where it is needed nothing more can be fetched. `to`: where somebody wanted to go. */
export function OfflineNotice({
  locale,
  own,
  to,
  onStay,
}: {
  locale: 'zh' | 'en'
  /** Whether the language is one of the shop's own. */
  own: boolean
  to: string
  onStay: () => void
}) {
  // Only where the mall answers: a browser's own page in place of this one would lose what was typed here.
  const retry = async () => {
    const answer = await fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).catch(
      () => undefined,
    )
    if (answer?.ok) location.assign(to)
  }
  const notice = <Offline open onRetry={() => void retry()} onStay={onStay} />
  // A shop's own language brought these sentences with those of the frame.
  if (own) return notice
  return (
    <PlainTexts locale={locale} resources={{ offline: { zh, en }[locale] }}>
      {notice}
    </PlainTexts>
  )
}
