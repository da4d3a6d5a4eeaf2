import { inject } from 'vitest'
import { consoleAddress } from '../consoleAddress.ts'

/** Submits a form of the seller console, without a browser. */
export async function atConsole(action: string, fields: Record<string, string>, api = inject('api')): Promise<void> {
  const answer = await fetch(await consoleAddress(api, action), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: api },
    body: new URLSearchParams({ lang: 'en', ...fields }).toString(),
    redirect: 'manual',
  })
  const said = new URL(answer.headers.get('location') ?? '/', api).searchParams.get('said')
  if (said !== 'done')
    throw new Error(`the seller console answered ${answer.status} ${said} to ${action} ${JSON.stringify(fields)}`)
}

async function consolePage(api: string): Promise<string> {
  return (await fetch(`${api}/?lang=en&section=all`)).text()
}

export async function paymentCode(orderNumber: string, api = inject('api')): Promise<string> {
  const code = new RegExp(`data-order="[^"]*${orderNumber}[^"]*"[\\s\\S]*?name="code" value="(\\w+)"`).exec(
    await consolePage(api),
  )?.[1]
  if (!code) throw new Error(`no payment waits for ${orderNumber}`)
  return code
}

/** Returns the newest code that was "sent" to a mobile number. */
export async function smsCode(mobile: string): Promise<string> {
  const code = new RegExp(`${mobile}[\\s\\S]*?\\b(\\d{6})\\b`).exec(await consolePage(inject('api')))?.[1]
  if (!code) throw new Error(`no code was sent to ${mobile}`)
  return code
}
