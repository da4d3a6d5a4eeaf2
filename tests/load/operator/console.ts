export type Console = Awaited<ReturnType<typeof enterConsole>>

const post = (api: string, path: string, fields: Record<string, string>, cookie = '') =>
  fetch(api + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: api, cookie },
    redirect: 'manual',
  })

/** Signs in at the console of the API and returns the answer's status and the session's cookie. */
export async function signInAtConsole(api: string, name: string, password: string) {
  const answer = await post(api, '/sign-in', { name, password })
  return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' }
}

/** Signs an administrator in with the printed password, and chooses the lasting one. */
export async function enterConsole(
  api: string,
  { name, first, lasting }: { name: string; first: string; lasting: string },
) {
  const { cookie, status } = await signInAtConsole(api, name, first)
  const before = await fetch(api, { headers: { cookie }, redirect: 'manual' })
  const chosen = await post(api, '/password', { password: lasting }, cookie)
  const read = async (section: string) =>
    (await fetch(`${api}/?lang=en&section=${section}`, { headers: { cookie } })).text()
  return {
    /** The statuses of the sign-in and of the choice, and where the console led before it. */
    entered: `${status} ${before.headers.get('location')?.split('?', 1)[0]} ${chosen.status}`,
    read,
    /** Submits a form of a section. Returns whether the console says that it is done. */
    press: async (section: string, action: string, fields: Record<string, string>) => {
      const key = /action="\/console\/([\w-]+)\//.exec(await read(section))?.[1] ?? ''
      const answer = await post(api, `/console/${key}/${action}`, fields, cookie)
      return answer.headers.get('location')?.includes('said=done') === true
    },
  }
}
