import type { Client } from '@millwright/contract/contract'
import { ownShop } from '@millwright/domain/account/ownShop'
import { missing } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import { quietly } from '../../loading/quietly.ts'
import { lackingRight } from './userCenter.ts'
import type { CenterRight, UserCenter } from './userCenter.ts'

/**
 * What the user centre's frame shows beside a screen; the header asks for `centerInfo` too, so it is one call. At the
 * address of a screen that the person has no right to, the mall says which right that takes.
 */
export async function loadUserCenter(
  api: Pick<Client, 'centerInfo' | 'waiting'>,
  { user: asked, url }: Pick<LoaderContext, 'user' | 'url'>,
): Promise<UserCenter> {
  const centerInfo = api.centerInfo()
  const [info, waiting, user] = await Promise.all([quietly(centerInfo), quietly(api.waiting()), asked])
  const rights: CenterRight[] = []
  if (user?.isAccountPeriod) rights.push('accountPeriod')
  if (user?.isFxs) rights.push('distributor')
  if (ownShop(info) === 'open') rights.push('ownShop')
  const right = lackingRight(url.pathname, { rights })
  if (right) {
    // What did not answer, or wants a login, is no missing right.
    await centerInfo
    missing({ right })
  }
  return { waiting: waiting ?? {}, rights }
}
