import { createClient } from '@millwright/api-client/client'
import { createOnce } from '@millwright/api-client/once'

/** Creates one person's client. On a server create one for each request: never share a client between people. */
export function openMall(base: string, show: (message: string) => void) {
  let token: string | undefined
  const { once } = createOnce(new Map())

  const api = createClient({
    base,
    locale: 'en',
    token: () => token,
    onEffect(effect) {
      if (effect.do === 'login') show('Please log in')
      if (effect.do === 'toast') show(effect.message || 'Error')
      if (effect.do === 'glitch') show('A small glitch, please try again')
    },
  })

  return {
    api,
    async logIn(userName: string, passWord: string) {
      token = (await api.login({ userName, passWord })).accessToken
    },
    /** Creates only one order, however often the button is pressed or the connection breaks. */
    async order(basketIds: string[]) {
      const { uuid, shopCartOrders } = await api.confirmOrder({ basketIds })
      const orderShopParams = shopCartOrders.map(({ shopId }) => ({ shopId }))
      return once(`order of ${basketIds.join()}`, (key) => api.submitOrder({ uuid: key, orderShopParams }), uuid)
    },
  }
}
