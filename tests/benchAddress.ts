const keys = new Map<string, Promise<string>>()

/** Where a form of a mall's seller's bench is posted to; the key in it stands on the bench alone, as a person sees it. */
export async function benchAddress(api: string, action: string): Promise<string> {
  return `${api}/bench/${await keyOf(api)}/${action}`
}

/** Where the shop's words in a conversation are posted to. */
export async function deskAddress(api: string, channelId: string): Promise<string> {
  return `${api}/chats/${channelId}/${await keyOf(api)}`
}

function keyOf(api: string): Promise<string> {
  let key = keys.get(api)
  if (!key) {
    key = readKey(api)
    key.catch(() => keys.delete(api))
    keys.set(api, key)
  }
  return key
}

async function readKey(api: string): Promise<string> {
  const page = await (await fetch(`${api}/?lang=en`)).text()
  const key = /action="\/bench\/([\w-]+)\//.exec(page)?.[1]
  if (!key) throw new Error(`${api} shows no bench`)
  return key
}
