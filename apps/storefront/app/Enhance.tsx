import { Suspense, lazy, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate, useNavigation } from 'react-router'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { Toasts } from '@millwright/ui/Toasts'
import * as styles from './Enhance.css.ts'
import { dismiss, useToasts } from './toasts.ts'
import { useForms } from './useForms.ts'
import { useLinks } from './useLinks.ts'
import { usePlace } from './usePlace.ts'
import { usePoll } from './usePoll.ts'

const LoginPopup = lazy(() => import('@millwright/pages/LoginPopup').then(({ LoginPopup }) => ({ default: LoginPopup })))

/**
 * What scripts add to pages that work without them: links and forms become navigations within the page, small actions
 * happen in the background, and a visitor who puts something into the cart logs in on the spot.
 */
export function Enhance() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const toasts = useToasts()
  const ahead = useLinks()
  const { waiting, giveUp } = useForms()
  const announcement = usePlace()
  const [asked, setAsked] = useState(false)
  if (waiting && !asked) setAsked(true)
  usePoll()

  const close = () => {
    giveUp()
    if (pathname.startsWith('/user-center')) void navigate('/')
  }
  return (
    <>
      <div className={styles.progress} data-state={navigation.state} aria-hidden="true" />
      <VisuallyHidden><p role="status" aria-live="polite">{announcement}</p></VisuallyHidden>
      <Toasts toasts={toasts} onDismiss={({ id }) => dismiss(id)} />
      {ahead && <PrefetchPageLinks page={ahead} />}
      {asked && (
        <Suspense fallback={null}>
          <LoginPopup open={waiting} onClose={close} back={pathname + search} />
        </Suspense>
      )}
    </>
  )
}
