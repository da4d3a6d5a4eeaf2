import type { Client } from '@millwright/contract/contract'
import { readApplication } from '@millwright/domain/distribution/application'
import type { ApplicationField, ApplicationProblem } from '@millwright/domain/distribution/application'
import { partsOf } from '@millwright/domain/partsOf'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { failed, field, refused } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action, Problem } from '../../loader.ts'

export type ApplicationOutcome = { problems: Partial<Record<ApplicationField, ApplicationProblem>> }

const words = [
  'type',
  'realName',
  'identityCardNumber',
  'userMobile',
  'companyName',
  'creditCode',
  'bankName',
  'bankBranch',
  'bankAccount',
  'cardNoOfInviter',
] as const
const papers = ['identityCardPicFront', 'identityCardPicBack', 'licensePic'] as const

export const action: Action<KeyOf<'errors'>, ApplicationOutcome> = async (api, context, form) => {
  requireBuyer(context)
  if (field(form, 'intent') !== 'apply') return failed(form, { key: 'badArgument' })
  // Uploads come first, so that no picture is lost if another field is refused.
  const unread = await keepPapers(api, form)
  const typed = Object.fromEntries([...words, ...papers].map((name) => [name, field(form, name)]))
  const read = readApplication(typed, context.now)
  if ('problems' in read || Object.keys(unread).length)
    return {
      ...failed(form, { key: 'incomplete' }, Object.keys(unread).length ? unread : undefined),
      data: { problems: 'problems' in read ? read.problems : {} },
    }
  try {
    await api.distributionRegister(read.application)
  } catch (error) {
    const { problem, data } = refused(error, {})
    const { field: at } = partsOf(data)
    return failed(form, problem, typeof at === 'string' ? { [at]: problem } : undefined)
  }
  redirect(path('distributor', { sent: 1 }), 303)
}

/** Uploads the form's files. Returns the mall's refusal of a file at its field. */
async function keepPapers(api: Client, form: FormData): Promise<Record<string, Problem>> {
  const unread: Record<string, Problem> = {}
  for (const name of papers) {
    const { problem } = await uploadedPaths(api, form, name, 'licence')
    if (problem) unread[name] = problem
  }
  return unread
}
