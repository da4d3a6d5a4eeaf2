import type { AnswerOf } from '@millwright/contract/contract'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import { ownShop } from '@millwright/domain/account/ownShop'
import { safeHref } from '@millwright/domain/link/link'
import { shownCategories } from '@millwright/domain/list/category'
import { path } from '@millwright/domain/paths/path'
import { applicationSteps, MAX_BRANDS, emptyApplication, stepOfField } from '@millwright/domain/shop/application'
import type { ApplicationProblem, ApplicationStep, ShopApplication } from '@millwright/domain/shop/application'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { flag, oneOf, page } from '../../searchParams.ts'
import { freeshopSteps } from './freeshopPath.ts'

export const searchParams = { step: oneOf(freeshopSteps), check: flag, rows: page, sent: flag }

export type Category = { categoryId: string; categoryName: string }
/** The platform's objections, by field. */
export type Reasons = Readonly<Record<string, string>>
export type FreeshopView =
  | { at: 'intro' }
  | {
      at: 'step'
      step: ApplicationStep
      draft: ShopApplication
      draftTime?: number | undefined
      /** The problems to show at the fields. Empty unless the address asks to `check` the step. */
      problems: Readonly<Record<string, ApplicationProblem>>
      /** The objections to fields that have not changed since the refusal. */
      reasons: Reasons
      rows: number
    }
  | {
      at: 'summary'
      draft: ShopApplication
      missing: { step: ApplicationStep; count: number }[]
      reasons: Reasons
      again: boolean
    }
  | { at: 'inReview'; sent: ShopApplication; sentTime?: number | undefined; justSent: boolean }
  | { at: 'refused'; answerTime?: number | undefined; reasons: Reasons }
  | {
      at: 'open' | 'offline'
      shopId: string
      sent?: ShopApplication | undefined
      answerTime?: number | undefined
      account?: string | undefined
      merchantUrl?: string | undefined
      offlineReason?: string | undefined
      servicePhone?: string | undefined
    }
export type UcFreeshopData = { center: UserCenter; categories: Category[]; view: FreeshopView }

/** Loads `/user-center/uc-freeshop?step`: the application for a shop, and its state. */
export const load: Loader<UcFreeshopData & { head: Head }, typeof searchParams> = async (api, context) => {
  const [center, own, tree] = await Promise.all([
    loadUserCenter(api, context),
    api.ownShop({}),
    orUndefined(api.categoryInfo()),
  ])
  const categories = shownCategories(tree ?? []).map(({ categoryId, categoryName }) => ({ categoryId, categoryName }))
  const data = (view: FreeshopView) => ({
    head: {
      title: { namespace: 'ucFreeshop' as const, key: 'title' as const },
      noindex: true,
      canonical: path('uc-freeshop'),
    },
    center,
    categories,
    view,
  })
  const { step: asked, check, rows = 1, sent: justSent } = context.query
  const { sent, answerTime, shopId = '' } = own
  const state = ownShop(own)
  if (state === 'inReview')
    return data({ at: state, sent: sent ?? emptyApplication, sentTime: own.sentTime, justSent: justSent === true })
  if (state === 'open' || state === 'offline') {
    const config = state === 'offline' ? await orUndefined(api.getPcWebConfig({})) : undefined
    const { account, offlineReason } = own
    return data({
      at: state,
      shopId,
      sent,
      answerTime,
      account,
      merchantUrl: safeHref(own.merchantUrl ?? ''),
      offlineReason,
      servicePhone: config?.servicePhone,
    })
  }
  const reasons = Object.fromEntries(own.reasons.map(({ field, reason }) => [field, reason]))
  if (!asked && state === 'refused') return data({ at: 'refused', answerTime, reasons })
  if (!asked && !own.draft) return data({ at: 'intro' })
  const draft = offered(own.draft ?? emptyApplication, await context.user)
  const still = stillValid(reasons, draft, sent)
  const missing = applicationSteps.flatMap((step) => {
    const count = own.draftProblems.filter(({ field }) => stepOfField(field) === step).length
    return count ? [{ step, count }] : []
  })
  const step = asked ?? missing[0]?.step ?? 'summary'
  if (step === 'summary') return data({ at: 'summary', draft, missing, reasons: still, again: state === 'refused' })
  return data({
    at: 'step',
    step,
    draft,
    draftTime: own.draftTime,
    problems: check ? problemsOf(step, own.draftProblems) : {},
    reasons: still,
    rows: Math.min(MAX_BRANDS, Math.max(rows, draft.brands.length, 1)),
  })
}

/** Returns the draft with the profile's company where its own company is not typed yet. */
function offered(draft: ShopApplication, user: Parameters<typeof ownCompany>[0]): ShopApplication {
  if (draft.firmName || draft.creditCode) return draft
  const { companyName, creditCode, companyAddress } = ownCompany(user)
  return { ...draft, firmName: companyName, creditCode, residence: draft.residence || companyAddress }
}

type Values = Readonly<Record<string, unknown>>

/** Returns the objections to fields that have not changed since the refusal. */
function stillValid(reasons: Reasons, draft: Values, sent: Values | undefined): Reasons {
  return Object.fromEntries(
    Object.entries(reasons).filter(([field]) => !sent || JSON.stringify(draft[field]) === JSON.stringify(sent[field])),
  )
}

/** Returns the problems of a step's fields. */
function problemsOf(
  step: ApplicationStep,
  found: AnswerOf<'ownShop'>['draftProblems'],
): Readonly<Record<string, ApplicationProblem>> {
  return Object.fromEntries(
    found.flatMap(({ field, problem }) => (stepOfField(field) === step ? [[field, problem]] : [])),
  )
}
