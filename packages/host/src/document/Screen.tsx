import { Component, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Resources } from '@millwright/i18n/createTexts'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { PlainTexts } from '@millwright/i18n/PlainTexts'
import type { Page } from '../router/pageData.ts'
import { showOutcomeToast } from '../router/toasts.ts'
import type { View } from '../router/screenModules.ts'

/**
 * Renders a view with the data of its loader. Another address of the same screen remounts it, so no state carries
 * over.
 */
export function Screen({
  page,
  view: View,
  texts,
  locale,
}: {
  page: Page
  view: View
  texts: Resources
  locale: 'zh' | 'en'
}) {
  const { path: at, search, props, problem, outcome } = page
  useEffect(() => {
    if (outcome?.done) showOutcomeToast(outcome)
  }, [outcome])
  return (
    <ScreenBoundary key={at} retryHref={at + search}>
      <PlainTexts locale={locale} resources={texts}>
        {problem ? (
          <View
            statusCode={problem.status}
            requestId={problem.requestId}
            message={problem.message}
            retryHref={at + search}
          />
        ) : (
          <View {...props} outcome={outcome} />
        )}
      </PlainTexts>
    </ScreenBoundary>
  )
}

/** Catches errors of a view in the browser and keeps header and footer. A reload of the address may work. */
class ScreenBoundary extends Component<{ retryHref: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Broken retryHref={this.props.retryHref} />
  }
}

function Broken({ retryHref }: { retryHref: string }) {
  const text = useText('errors')
  return (
    <div role="alert">
      <h1>{text('errorTitle')}</h1>
      <p>
        <a href={retryHref} data-reload="">
          {text('retry')}
        </a>{' '}
        <a href={path('home')} data-reload="">
          {text('backHome')}
        </a>
      </p>
    </div>
  )
}
