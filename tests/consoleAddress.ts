const keys = new Map<string, Promise<string>>()

/** Returns the URL of a form in the mall's seller console. Only the console's page contains the key. */
export async function consoleAddress(api: string, action: string): Promise<string> {
  return `${api}/console/${await keyOf(api)}/${action}`
}

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
  const page = await (await fetch(`${api}/?lang=en&section=jobs`)).text()
  const key = /action="\/console\/([\w-]+)\//.exec(page)?.[1]
  if (!key) throw new Error(`${api} shows no seller console`)
  return key
}
