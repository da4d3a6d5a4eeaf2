import { path as pathTo } from '@millwright/domain/paths/path'
import { Suspense, lazy, useState, useSyncExternalStore } from 'react'
import { isKitLanguage } from '@millwright/i18n/language'
import { useLanguage, useLocale } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { Toasts } from '@millwright/ui/Toasts'
import { useScripted } from '@millwright/ui/useScripted'
import * as styles from './Enhance.css.ts'
import type { Router } from '../router/router.ts'
import type { Page } from '../router/pageData.ts'
import { dismiss, useToasts } from '../router/toasts.ts'
import { useForms } from '../actions/useForms.ts'
import { offlineNotice, useLinks } from '../router/useLinks.ts'
import { useOtherTabs } from '../session/useOtherTabs.ts'
import { useLocationState } from '../router/useLocationState.ts'
import { usePoll } from '../router/usePoll.ts'
import { usePageViews } from '../analytics/usePageViews.ts'

const OfflineNotice = lazy(offlineNotice)
const LoginPopup = lazy(() =>
  import('@millwright/pages/account/LoginPopup').then(({ LoginPopup }) => ({ default: LoginPopup })),
)

/**
 * Enhances pages that work without scripts: links and forms become navigations within the page, small actions run in
 * the background, and a visitor who adds to the cart signs in with a dialog.
 */
export function Enhance({ router, page, buyer }: { router: Router | undefined; page: Page; buyer: boolean }) {
  const { path, search } = page
  const scripted = useScripted()
  const busy = useSyncExternalStore(router?.subscribe ?? never, router?.busy ?? idle, idle)
  const toasts = useToasts()
  const { lost, setLost } = useLinks(router)
  const locale = useLocale()
  const language = useLanguage()
  const { waiting, giveUp } = useForms(router)
  const announcement = useLocationState(page)
  const [asked, setAsked] = useState(false)
  if (waiting && !asked) setAsked(true)
  usePoll(router, page)
  useOtherTabs(router, buyer)
  usePageViews(page)

  const close = () => {
    giveUp()
    if (path.startsWith(pathTo('user-center'))) void router?.go('/')
  }
  return (
    <>
      {scripted && (
        <>
          <div className={styles.progress} data-state={busy} aria-hidden="true" />
          <VisuallyHidden>
            <p role="status" aria-live="polite">
              {announcement}
            </p>
          </VisuallyHidden>
          <Toasts toasts={toasts} onDismiss={({ id }) => dismiss(id)} />
        </>
      )}
      {lost !== undefined && router && (
        <Suspense fallback={null}>
          <OfflineNotice locale={locale} own={!isKitLanguage(language)} to={lost} onStay={() => setLost(undefined)} />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <LoginPopup open={waiting} onClose={close} back={path + search} />
        </Suspense>
      )}
    </>
  )
}

const idle = () => 'idle' as const
const never = () => () => undefined
