import { PlainTexts } from '@millwright/i18n/PlainTexts'
import { en, zh } from '@millwright/i18n/namespaces/offline'
import { Offline } from '@millwright/pages/site/Offline'

const PATIENCE = 5_000

/**
 * Renders the offline notice with its own texts, since nothing more can be fetched offline. `to`: the requested path.
 */
export function OfflineNotice({
  locale,
  own,
  to,
  onStay,
}: {
  locale: 'zh' | 'en'
  /** Whether the shop has added the language to the kit. */
  own: boolean
  to: string
  onStay: () => void
}) {
  // Navigates only if the shop responds, because the browser's error page would lose the person's input.
  const retry = async () => {
    const answer = await fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).catch(
      () => undefined,
    )
    if (answer?.ok) location.assign(to)
  }
  const notice = <Offline open onRetry={() => void retry()} onStay={onStay} />
  // The frame of an added language already contains the texts of this notice.
  if (own) return notice
  return (
    <PlainTexts locale={locale} resources={{ offline: { zh, en }[locale] }}>
      {notice}
    </PlainTexts>
  )
}
