import type { User } from '@millwright/contract/account/entities'
import type { Locale } from '@millwright/domain/locale'
import { partsOf } from '@millwright/domain/partsOf'
import { matchAddress } from '@millwright/domain/paths/matchAddress'
import { outcomeOf, storyApi } from '@millwright/fixtures/storyMall'
import { createPlainTexts } from '@millwright/i18n/createPlainTexts'
import { resourcesOf } from '@millwright/i18n/resources'
import type { ComponentType } from 'react'
import type { ScreenDefinition } from '../../defineScreen.ts'
import { ScreenResponse, loginPath, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, LoaderContext, Steps, TitleText } from '../../loader.ts'
import { routesOf } from '../../routesOf.ts'
import { declaredUrl, readQuery } from '../../searchParams.ts'
import { missingPage } from '../../missing.ts'
import { ErrorScreen } from '../../site/ErrorScreen/ErrorScreen.tsx'
import { Missing } from '../../site/Missing/Missing.tsx'
import { NotFound } from '../../site/NotFound/NotFound.tsx'

/* oxlint-disable typescript/no-explicit-any -- the screens of a list have different data types */
export type AnyScreen = Pick<
  ScreenDefinition<any, any, string>,
  'paths' | 'layout' | 'auth' | 'searchParams' | 'load'
> & {
  action?: Action<any>
  view: () => Promise<ComponentType<any>>
}
/** The shown view with its props, or the address of a redirect outside the story. */
export type Shown = { View: ComponentType<any>; props: object; failed?: true } | { left: string }
/* oxlint-enable typescript/no-explicit-any */
type Outcome = ActionResult<unknown, string>

export type StoryShop = {
  load(address: string, outcome?: Outcome): Promise<Shown>
  act(address: string, form: FormData): Promise<Outcome | { left: string }>
}

/**
 * Creates the storefront of a story. The loads and actions of its screens run in the browser on the real client, whose
 * calls storybook-addon-mock answers.
 */
export function createStoryShop(screens: readonly AnyScreen[], locale: Locale, buyer?: User): StoryShop {
  const api = storyApi(locale)
  let steps: Steps | undefined

  const at = (address: string) => screenAt(screens, address, { locale, buyer, steps })

  async function load(address: string, outcome?: Outcome): Promise<Shown> {
    const found = at(address)
    if (!found) return { left: address }
    const { screen, context } = found
    try {
      if (screen.auth === 'buyer') requireBuyer(context)
      const [{ head: _, ...props }, View] = await Promise.all([screen.load(api, context), screen.view()])
      return { View, props: { ...props, outcome } }
    } catch (error) {
      if (error instanceof ScreenResponse) {
        if ('missing' in error.to)
          return { View: Missing, props: missingPage(error.to.missing, found.context.url).props, failed: true }
        return 'redirect' in error.to ? load(error.to.redirect) : { View: NotFound, props: {}, failed: true }
      }
      const failed = await outcomeOf(Promise.reject(error))
      if (failed.done) throw error
      const { problem } = failed
      if ('key' in problem && problem.key === 'loginNeeded') return { left: loginPath(address) }
      return {
        View: ErrorScreen,
        props: { statusCode: failed.unanswered ? 503 : 500, retryHref: address },
        failed: true,
      }
    }
  }

  async function act(address: string, form: FormData): Promise<Outcome | { left: string }> {
    const found = at(address)
    if (!found?.screen.action) throw new Error(`A story posted to ${address}: name that screen as \`beside\`.`)
    try {
      const outcome: Outcome = await found.screen.action(api, found.context, form)
      if (!outcome.done) return outcome
      if (partsOf(outcome.data).token !== undefined) return { left: backOf(form) }
      const { toast, next } = outcome
      return {
        ...outcome,
        ...(toast && { toast: inWords(toast, locale) }),
        ...(next && { next: { ...next, label: inWords(next.label, locale) } }),
      }
    } catch (error) {
      if (error instanceof ScreenResponse) {
        if (error.left.steps !== undefined) steps = error.left.steps ?? undefined
        return 'redirect' in error.to ? { left: error.to.redirect } : { done: false, problem: { key: 'notFound' } }
      }
      const failed = await outcomeOf(Promise.reject(error))
      if (failed.done) throw error
      if ('key' in failed.problem && failed.problem.key === 'loginNeeded') return { left: loginPath(address) }
      return { ...failed, problem: failed.problem as { message: string }, form: typedIn(form) }
    }
  }

  return { load, act }
}

type Visit = { locale: Locale; buyer: User | undefined; steps: Steps | undefined }

/** Returns the screen at an address and the context of its load and action. */
function screenAt(
  screens: readonly AnyScreen[],
  address: string,
  { locale, buyer, steps }: Visit,
): { screen: AnyScreen; context: LoaderContext } | undefined {
  const asked = new URL(address, location.origin)
  for (const screen of screens) {
    const patterns = Object.fromEntries(routesOf(screen).map(({ id, pattern }) => [id, pattern]))
    const found = matchAddress(patterns, asked.pathname)
    if (!found) continue
    const declared = screen.searchParams ?? {}
    const url = declaredUrl(asked, declared)
    const context = {
      url,
      query: readQuery(url, declared),
      params: found.params,
      locale,
      user: buyer && Promise.resolve(buyer),
      now: Date.now(),
      ...(steps && { steps }),
      pictureBase: '',
    }
    return { screen, context }
  }
  return undefined
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
}

function backOf(form: FormData): string {
  const back = form.get('back')
  return typeof back === 'string' && back ? back : '/'
}

function inWords(title: TitleText, locale: Locale): string {
  if (typeof title === 'string') return title
  return createPlainTexts(locale, resourcesOf(locale, [title.namespace]))(title.namespace, title.key, title.values)
}
