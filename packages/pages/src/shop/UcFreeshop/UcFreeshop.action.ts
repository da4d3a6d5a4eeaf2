import type { Client, InputOf } from '@millwright/contract/contract'
import { partsOf } from '@millwright/domain/partsOf'
import { path } from '@millwright/domain/paths/path'
import { applicationSteps, MAX_BRANDS, MAX_CERTIFICATES, stepOfField } from '@millwright/domain/shop/application'
import type { ApplicationStep, ShopApplication } from '@millwright/domain/shop/application'
import { tableOf } from '@millwright/domain/table'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { field, ids, typedFields } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { redirect, refusalOf, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, Problem } from '../../loader.ts'
import { nextStep, stepHref } from './freeshopPath.ts'

export type FreeshopKey = KeyOf<'ucFreeshop'> | KeyOf<'errors'>
type Result = ActionResult<unknown, FreeshopKey>
type Refused = Result & { done: false }
type Fields = Record<string, Problem<FreeshopKey>>

/**
 * Handles the application form. In a step, `next` saves it and continues if it has no problems, `later` saves it as it
 * is, and `addBrand` adds a row. In the summary, `send` submits.
 */
export const action: Action<FreeshopKey> = async (api, context, form) => {
  requireBuyer(context)
  const intent = field(form, 'intent')
  if (intent === 'send') return send(api)
  const step = applicationSteps.find((one) => one === context.query.step)
  if (!step) return { done: false, problem: { key: 'badArgument' } }
  // Uploads come first, so that no file is lost if another field is refused.
  const { values, unread } = await readStep(api, step, form)
  let problems
  try {
    ;({ problems } = await api.saveShopDraft({ step, ...values }))
  } catch (error) {
    return { ...refusedBy(error), form: typedAll(form) }
  }
  const unreadFields = Object.keys(unread).length > 0
  if (intent === 'later' && !unreadFields)
    return { done: true, data: {}, toast: { namespace: 'ucFreeshop', key: 'saved' }, form: typedAll(form) }
  if (intent === 'addBrand' && !unreadFields)
    redirect(stepHref('goods', { rows: Math.min(MAX_BRANDS, rowsOf(form) + 1) }), 303)
  const fields: Fields = {
    ...Object.fromEntries(problems.map(({ field: at, problem: key }): [string, Problem<FreeshopKey>] => [at, { key }])),
    ...unread,
  }
  const [first] = Object.values(fields)
  if (first) return { done: false, problem: first, fields, form: typedAll(form) }
  // A complete application needs no further step: its applicant has mended one of them.
  const { draftProblems } = await api.ownShop({})
  redirect(stepHref(draftProblems.length > 0 ? nextStep(step) : 'summary'), 303)
}

/** Submits the stored draft. If the mall finds problems, redirects to the first step that has one. */
async function send(api: Client): Promise<Result> {
  const { draft, shopAuditStatus } = await api.ownShop({})
  if (!draft) redirect(path('uc-freeshop'), 303)
  try {
    await (shopAuditStatus === undefined ? api.applyShop(draft) : api.reapplyShop(draft))
  } catch (error) {
    const { problems } = partsOf(refusalOf(error)?.data)
    const { field: wrong } = partsOf(Array.isArray(problems) ? problems[0] : undefined)
    if (typeof wrong === 'string') redirect(stepHref(stepOfField(wrong), { check: true }), 303)
    return refusedBy(error)
  }
  redirect(`${path('uc-freeshop')}?sent=1`, 303)
}

function refusedBy(error: unknown): Refused {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  return { done: false, problem: refusal.message ? { message: refusal.message } : { key: 'error' } }
}

type Read = { values: Omit<InputOf<'saveShopDraft'>, 'step'>; unread: Fields }

/** Returns the values of a step's form. Files posted without scripts are uploaded first. */
async function readStep(api: Client, step: ApplicationStep, form: FormData): Promise<Read> {
  const unread: Fields = {}
  const files = async (name: string, kind: 'logo' | 'licence', most = 1) => {
    const { paths, problem } = await uploadedPaths(api, form, name, kind)
    if (problem) unread[name] = problem
    const kept = paths.slice(-most).join(',')
    form.set(name, kept)
    return kept
  }
  const texts = <Name extends keyof ShopApplication>(...names: Name[]) => tableOf(names, (name) => field(form, name))
  switch (step) {
    case 'shop':
      return {
        values: { ...texts('shopName', 'intro', 'city', 'phone'), shopLogo: await files('shopLogo', 'logo') },
        unread,
      }
    case 'company':
      return {
        values: {
          ...texts('firmName', 'creditCode', 'residence', 'representative', 'identityNumber'),
          businessLicense: await files('businessLicense', 'licence'),
          identityCardFront: await files('identityCardFront', 'licence'),
          identityCardLater: await files('identityCardLater', 'licence'),
        },
        unread,
      }
    case 'goods': {
      const brands = []
      for (let at = 0; at < rowsOf(form); at++) {
        const brandName = field(form, `brandName${at}`)
        const qualifications = await files(`brandFile${at}`, 'licence')
        if (brandName || qualifications) brands.push({ brandName, qualifications })
      }
      const categoryFiles = await files('categoryFiles', 'licence', MAX_CERTIFICATES)
      return { values: { categoryIds: ids(form, 'categoryIds'), categoryFiles, brands }, unread }
    }
    case 'bank':
      return {
        values: {
          ...texts('accountName', 'bankName', 'bankAccount'),
          accountKind: field(form, 'accountKind') === 'person' ? 'person' : 'company',
        },
        unread,
      }
  }
}

/** Returns the number of brand rows in a form. */
function rowsOf(form: FormData): number {
  return Math.min(MAX_BRANDS, [...form.keys()].filter((name) => /^brandName\d$/.test(name)).length)
}

/** Returns the typed values, including repeated names and long texts. */
function typedAll(form: FormData): Record<string, string> {
  return {
    ...typedFields(form),
    ...(form.has('intro') && { intro: field(form, 'intro').slice(0, 4000) }),
    ...(form.has('categoryIds') && { categoryIds: ids(form, 'categoryIds').join(',') }),
  }
}
