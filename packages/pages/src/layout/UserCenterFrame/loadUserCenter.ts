import type { Client } from '@millwright/contract/contract'
import { ownShop } from '@millwright/domain/account/ownShop'
import { missing } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { lackingRight } from './userCenter.ts'
import type { CenterRight, UserCenter } from './userCenter.ts'

/**
 * Loads the data of the user centre's frame. The header also calls `centerInfo`, and both share one request. If the
 * buyer lacks the right for the screen at this address, shows the page that names the right.
 */
export async function loadUserCenter(
  api: Pick<Client, 'centerInfo' | 'waiting'>,
  { user: asked, url }: Pick<LoaderContext, 'user' | 'url'>,
): Promise<UserCenter> {
  const centerInfo = api.centerInfo()
  const [info, waiting, user] = await Promise.all([orUndefined(centerInfo), orUndefined(api.waiting()), asked])
  const rights: CenterRight[] = []
  if (user?.isAccountPeriod) rights.push('accountPeriod')
  if (user?.isFxs) rights.push('distributor')
  if (ownShop(info) === 'open') rights.push('ownShop')
  const right = lackingRight(url.pathname, { rights })
  if (right) {
    // A failed or unauthorized `centerInfo` throws here, since it does not prove a missing right.
    await centerInfo
    missing({ right })
  }
  return { waiting: waiting ?? {}, rights }
}
