import type { ActionFunctionArgs } from 'react-router'
import { actInBackground } from '../bind.server.ts'

/** Where the browser posts forms in the background: `/_act/cart` is `/cart` without its page. */
export async function action(args: ActionFunctionArgs) {
  return Response.json(await actInBackground(`/${args.params['*'] ?? ''}${args.url.search}`, args), { headers: { 'Cache-Control': 'no-store' } })
}
