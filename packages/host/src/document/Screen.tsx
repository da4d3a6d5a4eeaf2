import { Component, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Resources } from '@millwright/i18n/createTexts'
import { PlainTexts } from '@millwright/i18n/PlainTexts'
import type { Page } from '../render/pageData.ts'
import { sayDone } from '../actions/toasts.ts'
import type { View } from './screenModules.ts'

/** Draws a view with what its load answered. Another address of the same screen starts anew: no state rides along. */
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
  const { path, search, props, problem, outcome } = page
  useEffect(() => {
    if (outcome?.done) sayDone(outcome)
  }, [outcome])
  return (
    <ScreenBoundary key={path} retryHref={path + search}>
      <PlainTexts locale={locale} resources={texts}>
        {problem ? (
          <View
            statusCode={problem.status}
            requestId={problem.requestId}
            message={problem.message}
            retryHref={path + search}
          />
        ) : (
          <View {...props} outcome={outcome} />
        )}
      </PlainTexts>
    </ScreenBoundary>
  )
}

/**
 * A view that falls over in the browser leaves the header and the footer as they are; its address, loaded anew, may do.
 */
class ScreenBoundary extends Component<{ retryHref: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <h1>页面暂时无法显示 · This page cannot be shown right now</h1>
        <p>
          <a href={this.props.retryHref} data-reload="">
            重试 · Try again
          </a>{' '}
          <a href="/" data-reload="">
            返回首页 · Back to the home page
          </a>
        </p>
      </div>
    )
  }
}
