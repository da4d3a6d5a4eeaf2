import type { Client } from '@millwright/contract/contract'
import { partsOf } from '@millwright/domain/partsOf'
import { isLicenceEnd } from '@millwright/domain/shop/licence'
import { storePasswordProblems } from '@millwright/domain/shop/storePassword'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { field, problemsAt, typedFields } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { refusalOf, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, LoaderContext, Problem } from '../../loader.ts'
import type { SentCode } from '../../account/sentCode.ts'

export type AccountKey = KeyOf<'ucShopaccount'> | KeyOf<'errors'>

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Sets the store password, changes it by the old one (`password`), or resets it by a code to the account's phone number
 * (`sendCode`, `reset`). Passwords are never sent back. `licence` sends a renewed licence.
 */
export const action: Action<AccountKey> = async (api, context, form) => {
  requireBuyer(context)
  const intent = field(form, 'intent')
  if (intent === 'sendCode') return sendCode(api, context)
  if (intent === 'reset') return reset(api, form)
  if (intent === 'licence') return renewLicence(api, context, form)
  if (intent !== 'password') return { done: false, problem: { key: 'badArgument' } }
  const [password, again] = [text(form, 'password'), text(form, 'passwordAgain')]
  const oldPassword = text(form, 'oldPassword')
  const isChange = form.has('oldPassword')
  const wrong = {
    ...(isChange && !oldPassword && { oldPassword: 'oldPasswordEmpty' as const }),
    ...storePasswordProblems({ password, again, ...(isChange && { former: oldPassword }) }),
  }
  const fields: Record<string, Problem<AccountKey>> = problemsAt(wrong)
  const [first] = Object.values(fields)
  if (first) return { done: false, problem: first, fields }
  try {
    await api.setStorePassword({ password, ...(isChange && { oldPassword }) })
  } catch (error) {
    return refusedBy(error)
  }
  return { done: true, data: {}, toast: { namespace: 'ucShopaccount', key: 'done' } }
}

type Result = ActionResult<unknown, AccountKey>
const ofReset = { intent: 'reset' }

async function sendCode(api: Client, { now }: LoaderContext): Promise<Result> {
  try {
    await api.sendOwnCode({ purpose: 'store' })
  } catch (error) {
    return { ...refusedBy(error), form: ofReset }
  }
  return { done: true, data: { sent: String(now) } satisfies SentCode, form: ofReset }
}

async function reset(api: Client, form: FormData): Promise<Result> {
  const [password, again] = [text(form, 'password'), text(form, 'passwordAgain')]
  const validCode = field(form, 'validCode')
  const wrong = {
    ...(!validCode && { validCode: 'codeEmpty' as const }),
    ...storePasswordProblems({ password, again }),
  }
  const fields: Record<string, Problem<AccountKey>> = problemsAt(wrong)
  const [first] = Object.values(fields)
  if (first) return { done: false, problem: first, fields, form: ofReset }
  try {
    const flag = await api.checkOwnCode({ purpose: 'store', validCode })
    await api.setStorePassword({ password, flag })
  } catch (error) {
    return { ...refusedBy(error), form: ofReset }
  }
  return { done: true, data: {}, toast: { namespace: 'ucShopaccount', key: 'done' } }
}

/** Sends the renewed licence: its file and its last day, or none for a licence without end. */
async function renewLicence(api: Client, { now }: LoaderContext, form: FormData): Promise<Result> {
  const { paths, problem: unread } = await uploadedPaths(api, form, 'file', 'licence')
  const [file] = paths
  const until = field(form, 'noEnd') ? undefined : (field(form, 'until') ?? '')
  const fields: Record<string, Problem<AccountKey>> = {
    ...(unread ? { file: unread } : file === undefined ? { file: { key: 'creditLicence' as const } } : {}),
    ...(until !== undefined && !isLicenceEnd(until, now) && { until: { key: 'licenceEnd' as const } }),
  }
  const [first] = Object.values(fields)
  if (first || file === undefined) return { done: false, problem: first!, fields, form: typedFields(form) }
  try {
    await api.renewLicence({ file, ...(until !== undefined && { until }) })
  } catch (error) {
    return { ...refusedBy(error), form: typedFields(form) }
  }
  return { done: true, data: { intent: 'licence' }, toast: { namespace: 'ucShopaccount', key: 'licenceSent' } }
}

/** Returns the mall's refusal, at its field if it names one. A wrong code shows at the code. */
function refusedBy(error: unknown): Result & { done: false } {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const problem: Problem<AccountKey> = refusal.message ? { message: refusal.message } : { key: 'error' }
  const { field: at = refusal.code === 'A00006' ? 'validCode' : undefined } = partsOf(refusal.data)
  return { done: false, problem, ...(typeof at === 'string' && at && { fields: { [at]: problem } }) }
}
