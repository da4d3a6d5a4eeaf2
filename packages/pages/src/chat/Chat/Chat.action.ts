import type { Client } from '@millwright/contract/contract'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'
import { requireBuyer, redirect } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'

/** Handles the plain forms of the chat. Picture uploads use this action too, before the connection sends their path. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const shopId = context.url.searchParams.get('sid') ?? ''
  if (!isId(shopId)) return failed(form, { key: 'badArgument' })
  try {
    const filePath = await carryOut(api, shopId, form)
    if (filePath !== undefined) return { done: true, data: { filePath } }
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  redirect(`${path('chat', { sid: shopId })}#newest`, 303)
}

/** Carries out the intent. Returns the path of a picture that was only uploaded. */
async function carryOut(api: Client, shopId: string, form: FormData): Promise<string | undefined> {
  const clientMsgId = /^[\w-]{8,64}$/.test(field(form, 'clientMsgId'))
    ? field(form, 'clientMsgId')
    : crypto.randomUUID()
  const send = (msgType: number, content: string) =>
    api.chatSend({ shopId, msgType, content, clientMsgId }).then(() => undefined)
  switch (field(form, 'intent')) {
    case 'product':
      return send(chatKinds.product, productOf(field(form, 'id'), field(form, 'skuId')))
    case 'order':
      return send(chatKinds.order, field(form, 'id'))
    case 'read':
      return api.chatRead({ shopId, seq: Number(field(form, 'seq')) || 0 }).then(() => undefined)
    case 'picture':
      return upload(api, form)
    case 'sendPicture':
      return send(chatKinds.picture, (await upload(api, form)) ?? '')
    default:
      return send(chatKinds.text, field(form, 'content'))
  }
}

/** Returns the wire content of a product: its id, or the id with the SKU. */
function productOf(prodId: string, skuId: string): string {
  return isId(skuId) ? JSON.stringify({ prodId, skuId }) : prodId
}

async function upload(api: Client, form: FormData): Promise<string | undefined> {
  const file = form.get('file')
  return file instanceof Blob ? (await api.uploadImFile({ file })).filePath : undefined
}
