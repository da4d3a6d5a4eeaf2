import { messageKinds } from '@millwright/domain/message/messageKinds'
import { isId } from '@millwright/domain/id'
import { failed, field } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { inboxHref, targetOf } from '../messageHrefs.ts'
import type { Message } from '@millwright/contract/message/calls'

/** Opens, marks and deletes messages, and saves how the buyer is told. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const messageId = field(form, 'messageId')
  const kind = messageKinds.find((one) => one === field(form, 'kind'))
  switch (field(form, 'intent')) {
    case 'open': {
      const target = targetOf({ about: field(form, 'about') as Message['about'], subjectId: field(form, 'subjectId') })
      if (!isId(messageId)) return failed(form, { key: 'badArgument' })
      await api.readMessages({ messageId })
      return redirect(target?.href ?? inboxHref(), 303)
    }
    case 'read':
      if (!isId(messageId)) return failed(form, { key: 'badArgument' })
      await api.readMessages({ messageId })
      return { done: true }
    case 'readAll': {
      const until = Number(field(form, 'until'))
      await api.readMessages({
        ...(kind && { kind }),
        until: Number.isSafeInteger(until) && until > 0 ? until : context.now,
      })
      return { done: true, toast: { namespace: 'messages', key: 'allRead' } }
    }
    case 'delete':
      if (!isId(messageId)) return failed(form, { key: 'badArgument' })
      await api.deleteMessage({ messageId })
      return { done: true, toast: { namespace: 'messages', key: 'deleted' } }
    case 'save': {
      const [inbox, mail] = [form.getAll('inbox'), form.getAll('mail')]
      const settings = messageKinds.map((one) => ({ kind: one, inbox: inbox.includes(one), mail: mail.includes(one) }))
      await api.setMessageSettings({ settings })
      return { done: true, toast: { namespace: 'messages', key: 'saved' } }
    }
    default:
      return failed(form, { key: 'badArgument' })
  }
}
