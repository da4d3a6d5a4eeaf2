/** Signs in as the sample buyer. Visitors' pages are rendered once for all visitors, a buyer's pages for each buyer. */
export async function signIn(shop: string): Promise<string> {
  const form = new URLSearchParams({
    intent: 'login',
    tab: 'account',
    userName: 'buyer',
    passWord: 'Mall2026!',
    agreed: '1',
  })
  const answer = await fetch(`${shop}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop },
    body: form,
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  if (!cookie.includes('token=')) throw new Error('the sample buyer could not sign in')
  return cookie
}
