import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { Texts, useLocale } from '@millwright/i18n/Texts'
import type { Outcome } from '@millwright/pages/at'
import { say } from './toasts.ts'

type Loaded<Props> = { props: Props; texts: Parameters<typeof Texts>[0]['resources'] }

/** Draws a view with what its load answered. Another address of the same screen starts anew: no state rides along. */
export function show<Props extends object>(View: ComponentType<Props>) {
  return function Screen() {
    const { props, texts } = useLoaderData() as Loaded<Props>
    const outcome = useActionData() as Outcome | undefined
    const locale = useLocale()
    const { pathname } = useLocation()
    const toast = outcome?.done && typeof outcome.toast === 'string' ? outcome.toast : undefined
    useEffect(() => {
      if (toast) say('good', toast)
    }, [outcome, toast])
    return (
      <Texts locale={locale} resources={texts}>
        <View key={pathname} {...props} outcome={outcome} />
      </Texts>
    )
  }
}
